import { calls, type Invoice, type PaymentGroup, type PaymentMethod } from '@seberang/domain/api'
import { formatDayOfYear, formatRupiah } from '@seberang/domain/format'
import { payLaterDue } from '@seberang/domain/wallet'
import { act, screen, waitFor } from '@testing-library/react'
import { mutate } from 'swr'
import { beforeEach, expect, test, vi } from 'vitest'
import { companySettings, paths, payLaterInvoices, topUpOf } from '../../lib/navigation/paths.ts'
import { fakeServer, type FakeServer } from '../../testing/fake-server.ts'
import { invoice } from '../../testing/invoice.ts'
import { renderApp, type Rendered } from '../../testing/render-app.tsx'
import { ChangeMethodDialog } from './ChangeMethodDialog.tsx'

const onClose = vi.fn<() => void>()
beforeEach(() => void onClose.mockReset())

const paidBy = (method: PaymentMethod | null): Invoice => ({
  ...invoice,
  payment: method && { order_id: 'INV-1', payment_method: method, title: method, steps: [] },
})

async function open(
  before: PaymentMethod | null,
  prepare: (server: FakeServer) => void,
  wallet: object = { balance: 50_000_000 },
  later: object = { paylater: { limit: 50_000_000, used: 0, days: 30 } },
  { appCache = false } = {},
) {
  const server = fakeServer()
  const method = { fee: 0, min: 10_000, max: 50_000_000, available: true }
  server.answer(calls.paymentGroups, (): { results: PaymentGroup[] } => ({
    results: [
      {
        payment_category: 'virtual_account',
        title: 'Virtual account',
        methods: [
          { ...method, payment_method: 'va_bni', title: 'BNI' },
          { ...method, payment_method: 'va_bca', title: 'BCA' },
        ],
      },
      {
        payment_category: 'wallet',
        title: 'Saldo dompet',
        methods: [{ ...method, payment_method: 'wallet', title: 'Saldo dompet', ...wallet }],
      },
      {
        payment_category: 'paylater',
        title: 'Bayar nanti',
        methods: [{ ...method, payment_method: 'paylater', title: 'Bayar nanti', ...later }],
      },
    ],
  }))
  prepare(server)
  const rendered = await renderApp(<ChangeMethodDialog invoice={paidBy(before)} onClose={onClose} />, {
    texts: ['invoice', 'wallet', 'security'],
    appCache,
  })
  await screen.findByRole('radio', { name: /BCA/ })
  return { server, rendered }
}

const change = ({ t, user }: Rendered) =>
  user.click(screen.getByRole('button', { name: t('invoice:change.submit') }))
const done = (to: FakeServer) => to.answer(calls.changePayment, { invoice: paidBy('va_bca') })

test('sends the chosen method', async () => {
  const { server, rendered } = await open('va_bni', done)
  await rendered.user.click(screen.getByRole('radio', { name: /BCA/ }))
  await change(rendered)
  await waitFor(() => expect(onClose).toHaveBeenCalled())
  expect(server.bodies(calls.changePayment)).toEqual([{ invoice_code: 'INV-1', payment_method: 'va_bca' }])
})

test('says that none is chosen and focuses the first', async () => {
  const { server, rendered } = await open(null, done)
  await change(rendered)
  expect(screen.getByText(rendered.t('invoice:method.missing'))).toBeVisible()
  expect(screen.getByRole('radio', { name: /BNI/ })).toHaveFocus()
  expect(server.received(calls.changePayment)).toEqual([])
})

test('sends nothing for the current method', async () => {
  const { server, rendered } = await open('va_bni', done)
  await change(rendered)
  expect(onClose).toHaveBeenCalled()
  expect(server.received(calls.changePayment)).toEqual([])
})

test.each([
  ['the reason of the server', 409, { message: 'Invoice ini sudah dibayar' }, 'Invoice ini sudah dibayar'],
  ['that it was changed too often', 429, { message: 'Sudah 10 kali diganti' }, 'Sudah 10 kali diganti'],
  ['that the earlier number is still valid', 500, {}, undefined],
])('after a failure shows %s, and keeps the choice', async (_, status, answer, message) => {
  const { rendered } = await open('va_bni', (to) => to.refuse(calls.changePayment, status, answer))
  await rendered.user.click(screen.getByRole('radio', { name: /BCA/ }))
  await change(rendered)
  expect(await screen.findByText(message ?? rendered.t('invoice:change.failed'))).toBeVisible()
  expect(screen.getByRole('radio', { name: /BCA/ })).toBeChecked()
  expect(onClose).not.toHaveBeenCalled()
})

test('is sent once, however often it is pressed', async () => {
  const { server, rendered } = await open('va_bni', (to) =>
    to.answer(calls.changePayment, () => new Promise(() => undefined)),
  )
  await rendered.user.click(screen.getByRole('radio', { name: /BCA/ }))
  const button = screen.getByRole('button', { name: rendered.t('invoice:change.submit') })
  await rendered.user.dblClick(button)
  await waitFor(() => expect(server.received(calls.changePayment)).toHaveLength(1))
})

test('the wallet pays at once, by PIN and code', async () => {
  const { server, rendered } = await open('va_bni', (to) => {
    to.answer(calls.requestCode, { resend_after: 60 })
    to.answer(calls.exchangeCode, { otp_token: 'proof', expires_at: '2026-11-29T03:05:00.000Z' })
    to.answer(calls.changePayment, { invoice: paidBy('wallet') })
  })
  const { user, t } = rendered
  await user.click(screen.getByRole('radio', { name: /Saldo dompet/ }))
  await change(rendered)
  await user.type(await screen.findByLabelText(t('wallet:confirm.pin')), '480217')
  expect(server.received(calls.changePayment)).toHaveLength(0)
  await user.type(screen.getByLabelText(t('wallet:confirm.code')), '902146')
  await user.click(screen.getByRole('button', { name: /^Bayar Rp/ }))
  await waitFor(() => expect(onClose).toHaveBeenCalled())
  expect(server.bodies(calls.changePayment)).toEqual([
    { invoice_code: 'INV-1', payment_method: 'wallet', pin: '480217', otp_token: 'proof' },
  ])
})

test('a wallet that has less says how much is missing, and leads to a top-up of it', async () => {
  const { rendered } = await open('va_bni', done, {
    balance: invoice.total - 25_000,
    available: false,
    reason: 'Kurang',
  })
  const { t } = rendered
  expect(screen.getByRole('radio', { name: /Saldo dompet/ })).toBeDisabled()
  expect(screen.getByText(/kurang Rp25\.000/)).toBeVisible()
  expect(screen.getByRole('link', { name: t('wallet:topup.action') })).toHaveAttribute(
    'href',
    topUpOf(25_000),
  )
})

test('a wallet that is shut says so in place of what is missing, and leads to its page, not to a top-up', async () => {
  const shut = { balance: 1_000, available: false, reason: 'Dompet ditutup.', shut: true }
  const { rendered } = await open('va_bni', done, shut)
  const { t } = rendered
  expect(screen.getByText('Dompet ditutup.')).toBeVisible()
  expect(screen.queryByText(/kurang/)).toBeNull()
  expect(screen.queryByRole('link', { name: t('wallet:topup.action') })).toBeNull()
  expect(screen.getByRole('link', { name: t('wallet:shut.action') })).toHaveAttribute('href', paths.wallet)
})

test('a wallet that was emptied elsewhere after it was chosen is mailed no code', async () => {
  const wallet = { balance: 50_000_000 }
  const { server, rendered } = await open(
    'va_bni',
    (to) => to.answer(calls.requestCode, { resend_after: 60 }),
    wallet,
    undefined,
    { appCache: true },
  )
  await rendered.user.click(screen.getByRole('radio', { name: /Saldo dompet/ }))
  // What was answered before is read again, as it is whenever the window gets the focus.
  wallet.balance = 1_000
  await act(() => mutate((key) => Array.isArray(key) && key[0] === calls.paymentGroups.id))
  await change(rendered)
  expect(screen.getByRole('radio', { name: /BNI/ })).toHaveFocus()
  expect(screen.getAllByText(/Saldo kamu Rp1\.000, kurang/)).toHaveLength(2)
  expect(server.received(calls.requestCode)).toHaveLength(0)
})

test('a company pays later, by PIN and code', async () => {
  const { server, rendered } = await open('va_bni', (to) => {
    to.answer(calls.requestCode, { resend_after: 60 })
    to.answer(calls.exchangeCode, { otp_token: 'proof', expires_at: '2026-11-29T03:05:00.000Z' })
    to.answer(calls.changePayment, { invoice: paidBy('paylater') })
  })
  const { user, t } = rendered
  expect(screen.getByText(t('invoice:method.laterNote', { left: 'Rp50.000.000' }))).toBeVisible()
  await user.click(screen.getByRole('radio', { name: /Bayar nanti/ }))
  await change(rendered)
  const pin = await screen.findByLabelText(t('wallet:confirm.pin'))
  const day = formatDayOfYear(payLaterDue(new Date(), 30).toISOString(), 'id')
  const until = t('wallet:later.textUntil', { amount: formatRupiah(invoice.total), day })
  expect(screen.getByText(until.replaceAll(/\s/g, ' '))).toBeVisible()
  await user.type(pin, '480217')
  await user.type(screen.getByLabelText(t('wallet:confirm.code')), '902146')
  await user.click(screen.getByRole('button', { name: /^Bayar Rp.* nanti$/ }))
  await waitFor(() => expect(onClose).toHaveBeenCalled())
  expect(server.bodies(calls.changePayment)).toEqual([
    { invoice_code: 'INV-1', payment_method: 'paylater', pin: '480217', otp_token: 'proof' },
  ])
})

const terms = { limit: 300_000, used: 100_000, days: 30 }

test.each([
  ['the terms', { refused: 'not_accepted' }, 'method.laterTerms', companySettings],
  ['what is overdue', { refused: 'overdue' }, 'method.laterOverdue', payLaterInvoices],
] as const)('what cannot be paid later leads to %s', async (_, why, action, href) => {
  const later = { paylater: terms, available: false, reason: 'Sebabnya', ...why }
  const { rendered } = await open('va_bni', done, undefined, later)
  expect(screen.getByRole('radio', { name: /Bayar nanti/ })).toBeDisabled()
  expect(screen.getByText('Sebabnya')).toBeVisible()
  expect(screen.getByRole('link', { name: rendered.t(`invoice:${action}`) })).toHaveAttribute('href', href)
})

test('a limit of which too little is left says how much is missing', async () => {
  await open('va_bni', done, undefined, { paylater: terms })
  expect(screen.getByRole('radio', { name: /Bayar nanti/ })).toBeDisabled()
  expect(screen.getByText(/Sisa batas bayar nanti Rp200\.000, kurang Rp45\.000/)).toBeVisible()
})

test('nobody without a limit is offered to pay later', async () => {
  await open('va_bni', done, undefined, {
    available: false,
    refused: 'no_company',
    reason: 'Bukan perusahaan',
  })
  expect(screen.queryByRole('radio', { name: /Bayar nanti/ })).toBeNull()
})
