import { calls, type Withdrawal } from '@seberang/domain/api'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { bankAccount } from '../../testing/bank-account.ts'
import { fakeServer } from '../../testing/fake-server.ts'
import { paths, topUpOf } from '../../lib/navigation/paths.ts'
import { customer, renderApp } from '../../testing/render-app.tsx'
import { Screen } from './WalletScreen.tsx'

const page = { count: 0, next: null, previous: null, page_size: 50, results: [] }

/** Opens the wallet and presses the button of a withdrawal. */
async function withdraws({ balance = 350_000, left_today = 50_000_000, accounts = [bankAccount] }) {
  const server = fakeServer()
  server.answer(calls.walletHistory, {
    ...page,
    balance,
    hold: 0,
    total_in: balance,
    total_out: 0,
    reversed: null,
  })
  server.answer(calls.withdrawals, { ...page, fee: 0, least: 50_000, left_today })
  server.answer(calls.bankAccounts, { results: accounts })
  server.answer(calls.invoices, { results: [] })
  const rendered = await renderApp(<Screen />, {
    texts: ['wallet', 'security'],
    signedInAs: { ...customer, has_pin: true },
  })
  const { t, user } = rendered
  await user.click(await screen.findByRole('button', { name: t('wallet:withdraw.action') }))
  return rendered
}

test('a withdrawal without a bank account begins with adding one', async () => {
  const { t, user } = await withdraws({ accounts: [] })
  const dialog = await screen.findByRole('dialog', { name: t('wallet:noAccount.title') })
  expect(dialog).toBeVisible()
  await user.click(screen.getAllByRole('button', { name: t('wallet:banks.add') }).at(-1) ?? dialog)
  expect(await screen.findByLabelText(t('security:reauthenticate.password'))).toBeVisible()
})

test.each([
  ['less money than the least', { balance: 20_000 }, /Rp20\.000/],
  ['a limit of the day that is used up', { left_today: 10_000 }, /Rp10\.000/],
])('%s is told before anything is typed', async (_, wallet, words) => {
  await withdraws(wallet)
  const dialog = await screen.findByRole('dialog')
  expect(dialog).toHaveAccessibleName(/Rp50\.000/)
  expect(dialog).toHaveAccessibleDescription(words)
})

test('a withdrawal that lacks nothing asks for its amount', async () => {
  const { t } = await withdraws({})
  expect(await screen.findByRole('textbox', { name: t('wallet:withdraw.amount') })).toHaveFocus()
})

test('the wallet leads to the cards that pay, too', async () => {
  const { t } = await withdraws({})
  expect(screen.getByText(t('wallet:banks.page')).closest('a')).toHaveAttribute('href', paths.bankAccounts)
})

test.each([
  ['bank', 'wallet:shut.title'],
  ['operator', 'wallet:shut.byUsTitle'],
] as const)(
  'a wallet that is shut by what the %s took back says so, and offers neither a top-up nor a withdrawal',
  async (by, title) => {
    const server = fakeServer()
    const ours = { bank: 'BCA', number: '1234567890', holder: 'PT Seberang' }
    const reversed = { invoice_code: 'INV-7KQ2M9XA', amount: 800_000, by, account: ours }
    const sums = { balance: 634_345, hold: 0, total_in: 1_434_345, total_out: 800_000 }
    server.answer(calls.walletHistory, { ...page, ...sums, reversed })
    server.answer(calls.withdrawals, { ...page, fee: 0, least: 50_000, left_today: 50_000_000 })
    server.answer(calls.bankAccounts, { results: [bankAccount] })
    server.answer(calls.invoices, { results: [] })
    server.answer(calls.paymentGroups, { results: [] })
    // By a link to a top-up, too.
    const { t } = await renderApp(<Screen />, {
      texts: ['wallet', 'security', 'invoice'],
      at: topUpOf(45_655),
    })
    expect(await screen.findByText(t(title, { amount: 'Rp800.000' }))).toBeVisible()
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.getByRole('link', { name: reversed.invoice_code })).toBeVisible()
    expect(screen.getByText('1234 5678 90')).toBeVisible()
    expect(screen.queryByText(t('wallet:balance'))).toBeNull()
    for (const action of [t('wallet:topup.action'), t('wallet:withdraw.action')])
      expect(screen.queryByRole('button', { name: action })).toBeNull()
  },
)

test('what a withdrawal takes could not be read: that is said, and a press reads it again', async () => {
  const server = fakeServer()
  server.answer(calls.walletHistory, {
    ...page,
    balance: 634_345,
    hold: 0,
    total_in: 634_345,
    total_out: 0,
    reversed: null,
  })
  server.answer(calls.withdrawals, { ...page, fee: 0, least: 50_000, left_today: 50_000_000 })
  server.refuse(calls.bankAccounts, 404)
  server.answer(calls.invoices, { results: [] })
  const { t, user } = await renderApp(<Screen />, { texts: ['wallet', 'security'] })
  expect(await screen.findByText(t('wallet:withdraw.unread'))).toBeVisible()
  const button = () => screen.getByRole('button', { name: t('wallet:withdraw.action') })
  expect(button()).toHaveAttribute('data-state', 'idle')
  server.answer(calls.bankAccounts, { results: [bankAccount] })
  await user.click(button())
  await waitFor(() => expect(screen.queryByText(t('wallet:withdraw.unread'))).toBeNull())
})

test('a withdrawal that was cancelled leaves the focus at the title of the page', async () => {
  const server = fakeServer()
  server.answer(calls.walletHistory, {
    ...page,
    balance: 500_000,
    hold: 100_000,
    total_in: 600_000,
    total_out: 0,
    reversed: null,
  })
  const terms = { ...page, fee: 0, least: 50_000, left_today: 50_000_000 }
  const open: Withdrawal = {
    id: 'WD-1',
    amount: 100_000,
    fee: 0,
    bank_account: bankAccount,
    status: 'requested',
    needs_review: false,
    created_at: '2026-11-20T02:00:00Z',
    processed_at: null,
    ended_at: null,
  }
  server.answer(calls.withdrawals, { ...terms, count: 1, results: [open] })
  server.answer(calls.bankAccounts, { results: [bankAccount] })
  server.answer(calls.invoices, { results: [] })
  const { t, user } = await renderApp(<Screen />, { texts: ['wallet', 'security'] })
  await user.click(await screen.findByRole('button', { name: t('wallet:open.cancel') }))
  server.answer(calls.cancelWithdrawal, { withdrawal: { ...open, status: 'cancelled' } })
  server.answer(calls.withdrawals, terms)
  await user.click(
    within(screen.getByRole('alertdialog')).getByRole('button', { name: t('wallet:open.cancel') }),
  )
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus())
})
