import { calls, type WalletEntry, type Withdrawal } from '@seberang/domain/api'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { statusAt, statusOrderOf } from '../../lib/navigation/paths.ts'
import { bankAccount } from '../../testing/bank-account.ts'
import { fakeServer } from '../../testing/fake-server.ts'
import { renderApp } from '../../testing/render-app.tsx'
import { Screen as BalanceScreen } from './BalanceScreen.tsx'
import { History } from './History.tsx'

const page = { next: null, previous: null, page_size: 20 }
const entry = (id: string, kind: WalletEntry['kind'], code: string): WalletEntry => ({
  id,
  kind,
  code,
  title: kind,
  at: '2026-11-03T07:02:00.000Z',
  amount: 67_500,
  balance: 67_500,
})
const withdrawal: Withdrawal = {
  id: 'WD-3XN8PQ2C',
  amount: 300_000,
  fee: 2_500,
  status: 'rejected',
  needs_review: false,
  bank_account: bankAccount,
  reason: 'nomor rekening ditolak bank',
  created_at: '2026-10-17T02:02:00.000Z',
  processed_at: '2026-10-17T03:00:00.000Z',
  ended_at: '2026-10-18T04:15:00.000Z',
}

test('each movement leads to its invoice, its shipment or its withdrawal', async () => {
  const server = fakeServer()
  const results = [
    entry('1', 'topup', 'INV-7KQ2M9XA'),
    entry('2', 'credit', 'SC-9F2K7MQ4'),
    entry('3', 'taken_back', 'INV-4KD7M2QX'),
    entry('4', 'withdrawal_returned', withdrawal.id),
  ]
  const sums = { balance: 0, hold: 0, total_in: 0, total_out: 0, reversed: null }
  server.answer(calls.walletHistory, { ...page, count: 4, results, ...sums })
  const terms = { fee: 0, least: 50_000, left_today: 50_000_000 }
  server.answer(calls.withdrawals, { ...page, count: 1, results: [withdrawal], ...terms })
  const { t, user } = await renderApp(<History />, { texts: ['wallet'] })
  for (const [code, path] of [
    ['INV-7KQ2M9XA', statusOrderOf('INV-7KQ2M9XA')],
    ['SC-9F2K7MQ4', statusAt('SC-9F2K7MQ4')],
    ['INV-4KD7M2QX', statusOrderOf('INV-4KD7M2QX')],
  ] as const)
    expect(await screen.findByRole('link', { name: code })).toHaveAttribute('href', path)
  await user.click(await screen.findByRole('button', { name: withdrawal.id }))
  const dialog = await screen.findByRole('dialog', { name: t('wallet:details.title') })
  for (const text of [t('wallet:details.rejected'), 'Rp300.000', 'BCA 0081•••8841', withdrawal.reason ?? ''])
    expect(within(dialog).getByText(text)).toBeVisible()
})

test('on a page of its own its title is that of the page', async () => {
  const server = fakeServer()
  const sums = { balance: 0, hold: 0, total_in: 0, total_out: 0, reversed: null }
  server.answer(calls.walletHistory, {
    ...page,
    count: 1,
    results: [entry('1', 'topup', 'INV-7KQ2M9XA')],
    ...sums,
  })
  const { t } = await renderApp(<BalanceScreen />, { texts: ['wallet'] })
  expect(await screen.findByRole('link', { name: 'INV-7KQ2M9XA' })).toBeVisible()
  const titles = screen.getAllByRole('heading').map(({ textContent }) => textContent)
  expect(titles).not.toContain(t('wallet:history.title'))
  expect(titles).toContain(t('wallet:history.page'))
})
