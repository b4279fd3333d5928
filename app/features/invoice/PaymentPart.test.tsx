import { calls, type Payment } from '@seberang/domain/api'
import { brandedCard } from '@seberang/domain/explain'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeServer } from '../../testing/fake-server.ts'
import { invoice } from '../../testing/invoice.ts'
import { renderApp } from '../../testing/render-app.tsx'
import { PayByCard } from './PayByCard.tsx'
import { PaymentPart } from './PaymentPart.tsx'

const now = Date.parse('2026-11-01T10:00:00Z')
const at = (seconds: number) => new Date(now + seconds * 1000).toISOString()

const scan: Payment = {
  order_id: 'INV-1-1',
  payment_method: 'qris',
  title: 'QRIS',
  qr_string: '000201',
  steps: [],
}
const push: Payment = {
  order_id: 'INV-1-1',
  payment_method: 'ovo',
  title: 'OVO',
  phone_number: '+62 812 2044 1871',
  expires_at: at(60),
  steps: [],
}

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now }))
afterEach(() => void vi.useRealTimers())

const shows = (payment: Payment) =>
  renderApp(<PaymentPart payment={payment} invoice={{ ...invoice, payment }} />, { texts: ['invoice'] })

test('a code says what it pays, and is saved as an image on the phone that pays', async () => {
  fakeServer()
  const { t } = await shows(scan)
  expect(screen.getByAltText(t('invoice:pay.codeLabel', { amount: 'Rp245.000' }))).toBeVisible()
  expect(screen.getByText('Rp245.000')).toBeVisible()
  expect(screen.getByRole('button', { name: t('invoice:check') })).toBeVisible()
})

test('what the gateway has not opened yet is said to follow', async () => {
  fakeServer()
  const { qr_string: _, ...unopened } = scan
  const { t } = await shows(unopened)
  expect(screen.getByText(t('invoice:opening.title'))).toBeVisible()
})

test('a wallet opens its app, and a laptop shows a code where there is one', async () => {
  fakeServer()
  const link = 'gojek://gopay/merchanttransfer?tref=1'
  const { t } = await shows({ ...scan, payment_method: 'gopay', title: 'GoPay', deeplink_url: link })
  const [first] = screen.getAllByRole('link', { name: t('invoice:pay.openApp', { name: 'GoPay' }) })
  expect(first).toHaveAttribute('href', link)
})

const card: Payment = {
  order_id: 'INV-1-1',
  payment_method: 'card',
  title: 'Kartu kredit atau debit',
  gateway: 'Midtrans',
  redirect_url: 'https://app.midtrans.example/snap/1',
  steps: [],
}

test('a card is entered on the page of the gateway, which is named; there is no field for it here', async () => {
  fakeServer()
  const { t, container } = await shows(card)
  const link = screen.getByRole('link', { name: t('invoice:byCard.pay') })
  expect(link).toHaveAttribute('href', card.redirect_url)
  expect(screen.getByText(t('invoice:byCard.owner', { gateway: 'Midtrans' }))).toBeVisible()
  expect(screen.getByText(t('invoice:byCard.secure'))).toBeVisible()
  expect(container.querySelector('input, iframe, form')).toBeNull()
})

const visa = { id: 'visa', brand: 'Visa', last4: '4417', exp_month: 8, exp_year: 2028, is_main: true }
const expired = { ...visa, id: 'mc', brand: 'Mastercard', last4: '2096', exp_year: 2026, is_main: false }
const withCards = (server: ReturnType<typeof fakeServer>) =>
  server.answer(calls.cards, { results: [visa, expired], add_url: null })

test('a saved card comes first, and opens a page of its own; one that has expired cannot be chosen', async () => {
  const server = fakeServer()
  withCards(server)
  const url = 'https://app.midtrans.example/snap/2'
  const paid = { ...card, order_id: 'INV-1-2', redirect_url: url, card_id: 'visa' }
  server.answer(calls.changePayment, { invoice: { ...invoice, payment: paid } })
  const leave = vi.fn<(url: string) => void>()
  const page = card.redirect_url ?? ''
  const { t, user } = await renderApp(
    <PayByCard payment={card} page={page} invoice={{ ...invoice, payment: card }} leave={leave} />,
    { texts: ['invoice'] },
  )
  expect(await screen.findByRole('radio', { name: /^Visa.*4417/ })).toBeChecked()
  expect(screen.getByRole('radio', { name: /^Mastercard.*2096/ })).toBeDisabled()
  await user.click(
    screen.getByRole('button', { name: t('invoice:byCard.payBy', { card: brandedCard(visa) }) }),
  )
  await waitFor(() => expect(leave).toHaveBeenCalledWith(url))
  expect(server.bodies(calls.changePayment)).toEqual([
    { invoice_code: invoice.invoice_code, payment_method: 'card', card_id: 'visa' },
  ])
  await user.click(screen.getByRole('radio', { name: new RegExp(`^${t('invoice:byCard.other')}`) }))
  expect(screen.getByRole('link', { name: t('invoice:byCard.pay') })).toHaveAttribute('href', page)
})

test('a saved card that is refused says why, and stays chosen', async () => {
  const server = fakeServer()
  withCards(server)
  server.refuse(calls.changePayment, 422, { errors: [{ field: 'card_id', message: 'Kartu ini habis.' }] })
  const { t, user } = await shows(card)
  const name = t('invoice:byCard.payBy', { card: brandedCard(visa) })
  await user.click(await screen.findByRole('button', { name }))
  expect(await screen.findByText('Kartu ini habis.')).toBeVisible()
  expect(screen.getByRole('radio', { name: /^Visa/ })).toBeChecked()
})

test('a card that was declined is tried again by a press', async () => {
  const server = fakeServer()
  server.answer(calls.changePayment, { invoice })
  const { t, user } = await shows({ ...card, lapsed: 'denied' })
  expect(screen.getByText(t('invoice:byCard.denied'))).toBeVisible()
  expect(screen.getByText(t('invoice:pay.nothingLeft'))).toBeVisible()
  expect(screen.queryByRole('link', { name: t('invoice:byCard.pay') })).toBeNull()
  await user.click(screen.getByRole('button', { name: t('invoice:byCard.again') }))
  await waitFor(() =>
    expect(server.bodies(calls.changePayment)).toEqual([
      { invoice_code: invoice.invoice_code, payment_method: 'card' },
    ]),
  )
})

test('a code that has ended by the server’s clock is asked about once, and renewed by a press', async () => {
  const server = fakeServer()
  server.answer(calls.checkPayment, { invoice })
  server.answer(calls.changePayment, { invoice })
  const { t, user } = await shows({ ...scan, expires_at: at(1) })
  vi.setSystemTime(now + 2000)
  const renew = await screen.findByRole('button', { name: t('invoice:pay.renew') }, { timeout: 3000 })
  expect(screen.queryByAltText(t('invoice:pay.codeLabel', { amount: 'Rp245.000' }))).toBeNull()
  expect(screen.getByText(t('invoice:pay.nothingLeft'))).toBeVisible()
  await waitFor(() => expect(server.received(calls.checkPayment)).toHaveLength(1))
  await user.click(renew)
  await waitFor(() =>
    expect(server.bodies(calls.changePayment)).toEqual([
      { invoice_code: invoice.invoice_code, payment_method: 'qris' },
    ]),
  )
})

test('a phone that was asked shows the seconds left, and which phone; another is a press away, and back', async () => {
  const server = fakeServer()
  server.answer(calls.profile, { customer: { phone_number: '+62 812 2044 1871' } } as never)
  const { t, user } = await shows(push)
  expect(screen.getByRole('timer', { name: t('invoice:push.label') })).toHaveTextContent('60')
  expect(screen.getByText(/\+62 812 2044 1871/)).toBeVisible()
  expect(screen.queryByLabelText(t('invoice:push.number', { name: 'OVO' }))).toBeNull()
  await user.click(screen.getByRole('button', { name: t('invoice:push.change') }))
  expect(screen.getByLabelText(t('invoice:push.number', { name: 'OVO' }))).toHaveValue('812 2044 1871')
  await user.click(screen.getByRole('button', { name: t('common:action.cancel') }))
  expect(screen.getByText(t('invoice:push.waiting'))).toBeVisible()
  expect(screen.queryByLabelText(t('invoice:push.number', { name: 'OVO' }))).toBeNull()
})

test.each(['expired', 'denied'] as const)(
  'a request that was %s says first that no money has left, and is sent again',
  async (lapsed) => {
    const server = fakeServer()
    server.answer(calls.profile, { customer: { phone_number: '' } } as never)
    const { t } = await shows({ ...push, lapsed })
    expect(screen.getByText(t(`invoice:push.${lapsed}`, { seconds: 60 }))).toBeVisible()
    expect(screen.getByText(t('invoice:pay.nothingLeft'))).toBeVisible()
    expect(screen.queryByRole('timer')).toBeNull()
    expect(screen.getByRole('button', { name: t('invoice:push.again', { name: 'OVO' }) })).toBeEnabled()
  },
)
