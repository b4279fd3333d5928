import { calls, type Address, type Package, type PaymentGroup } from '@seberang/domain/api'
import { formatDayOfYear, formatRupiah } from '@seberang/domain/format'
import { packagingOf } from '@seberang/domain/pricing'
import { chooseCourier } from '@seberang/domain/selection'
import { priceUnder, priceWithQuote } from '@seberang/domain/terms'
import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { serverNow } from '../../lib/browser/server-clock.ts'
import { checkoutPathOf, payNowOf } from '../../lib/navigation/checkout-link.ts'
import { statusOrderOf, topUpOf } from '../../lib/navigation/paths.ts'
import { changeSelection, emptyOrder, order, updateOrder } from '../../lib/selection/order.ts'
import { endSession } from '../../lib/session/session.ts'
import type { CompleteCart } from '../../lib/shipments/cart-text.ts'
import { address, cart } from '../../testing/cart.ts'
import { fakeServer, type FakeServer } from '../../testing/fake-server.ts'
import { invoice, invoiceItem } from '../../testing/invoice.ts'
import { customer, renderApp } from '../../testing/render-app.tsx'
import { individual, shoes } from '../../testing/reference.ts'
import { textOf } from '../../testing/text-of.ts'
import { voucher } from '../../testing/voucher.ts'
import { Screen } from './CheckoutScreen.tsx'
import { screenRequest } from './reprice.ts'

const courier = {
  courier_code: 'jne-reg',
  courier: 'JNE',
  service: 'REG',
  price_per_kg: 12_000,
  shipping_fee: 12_000,
  days: [2, 3] as [number, number],
}
/** Taxed at the rates of the goods, and so by the NPWP of the address. */
const company: Package = {
  ...individual,
  package_id: 'udara-company',
  package_type: 'company',
  package_details: {},
}
const withNpwp: Address = { ...address, npwp: '012345678901234', npwp_file: '5' }
const withoutNpwp: Address = { ...address, address_id: '8', name: 'Kantor', is_main: false }

function at(place: Address): CompleteCart {
  const moved = { ...cart, address: place, package: company, domestic_shipping_prices: [courier] }
  const request = screenRequest(
    moved,
    { courier_code: courier.courier_code, insurance: 0, isMinimumLifted: false },
    [shoes],
  )
  if (!request) throw new Error('a shipment without a price')
  return { ...moved, priced: priceUnder(request, { rates_as_of: cart.priced.rates_as_of }) }
}

const taxAt = (place: Address): number => at(place).priced.answer.lines.income_tax
const totalAt = (place: Address): number => at(place).priced.answer.total

function listing(server: FakeServer, shown: () => CompleteCart): void {
  const page = { count: 1, next: null, previous: null, page_size: 50 }
  server.answer(calls.carts, () => ({ ...page, results: [shown()] }))
  server.answer(calls.categories, { results: [shoes] })
  server.answer(calls.paymentGroups, { results: groups() })
}

const offered = { fee: 0, min: 10_000, max: 50_000_000, available: true }

/** A bank, the wallet and, for a company, paying later. */
const groups = (wallet: object = {}, later?: object): PaymentGroup[] => [
  {
    payment_category: 'virtual_account',
    title: 'Virtual account',
    methods: [
      { ...offered, payment_method: 'va_bni', title: 'BNI' },
      { ...offered, payment_method: 'va_bca', title: 'BCA' },
    ],
  },
  {
    payment_category: 'wallet',
    title: 'Saldo dompet',
    methods: [
      { ...offered, payment_method: 'wallet', title: 'Saldo dompet', balance: 50_000_000, ...wallet },
    ],
  },
  ...(later
    ? [
        {
          payment_category: 'paylater' as const,
          title: 'Bayar nanti',
          methods: [
            {
              ...offered,
              payment_method: 'paylater' as const,
              title: 'Bayar nanti',
              paylater: { limit: 50_000_000, used: 0, days: 30 },
              ...later,
            },
          ],
        },
      ]
    : []),
]

// jsdom scrolls nothing.
Object.assign(HTMLElement.prototype, { scrollIntoView: () => undefined })

beforeEach(() => updateOrder(() => emptyOrder))
afterEach(() => void vi.useRealTimers())

/** The shipment with a quote that was kept at a cheaper dollar and ends in an hour, and its price once that is over. */
function quotedCart(): { quoted: CompleteCart; ended: CompleteCart['priced']; pass: () => void } {
  // The clocks alone, for this test alone.
  vi.useFakeTimers({ toFake: ['Date', 'performance'] })
  const now = at(withNpwp)
  const { courier_code } = courier
  const request = screenRequest(now, { courier_code, insurance: 0, isMinimumLifted: false }, [shoes])
  if (!request) throw new Error('a shipment without a price')
  const { rates_as_of, rule_set } = now.priced
  const place = { sub_district_id: withNpwp.sub_district_id, courier_code }
  const hour = 3_600_000
  const terms = {
    ...place,
    code: 'K7M2XD4Q',
    expires_at: new Date(serverNow() + hour).toISOString(),
    request: { ...request, rates: { ...request.rates, USD: 15_000 } },
    rates_as_of,
    rule_set,
  }
  const pricedAt = (time: number) =>
    priceWithQuote(request, { rates_as_of }, { ...place, terms }, time).priced
  return {
    quoted: { ...now, quote: { ...terms, today: now.priced }, priced: pricedAt(serverNow()) },
    ended: pricedAt(serverNow() + 2 * hour),
    pass: () => void vi.advanceTimersByTime(2 * hour),
  }
}

const open = (at = checkoutPathOf([cart.cart_code]), signedInAs = customer) =>
  renderApp(<Screen />, {
    signedInAs,
    texts: [
      'checkout',
      'calculator',
      'invoice',
      'locker',
      'pricing',
      'price',
      'quotes',
      'reason',
      'glossary',
      'wallet',
      'security',
      'settings',
    ],
    at,
  })

test.each([
  ['personal', withNpwp, true, false],
  ['business', withNpwp, false, false],
  ['business', withoutNpwp, true, true],
] as const)(
  'before it is paid, an import as a company says what customs release it for: %s',
  async (customer_type, place, isSaid, canAdd) => {
    const server = fakeServer()
    listing(server, () => at(place))
    server.answer(calls.addresses, { results: [place] })
    const { t } = await open(undefined, { ...customer, customer_type })
    await screen.findByText(t('checkout:crumb'))
    expect(screen.queryAllByText(t('price:company.text'))).toHaveLength(isSaid ? 1 : 0)
    const add = () => screen.queryAllByRole('button', { name: t('price:company.addNpwp') })
    await waitFor(() => expect(add()).toHaveLength(canAdd ? 1 : 0))
  },
)

test('of several shipments, what customs release goods of a company for names those it holds of', async () => {
  const server = fakeServer()
  listing(server, () => at(withNpwp))
  const [product] = cart.products
  const named = (cart_code: string, title: string, parcel: CompleteCart): CompleteCart => ({
    ...parcel,
    cart_code,
    products: product ? [{ ...product, product_title: title }] : [],
  })
  const results = [
    named('SBR-1', 'Kursi', at(withNpwp)),
    named('SBR-2', 'Lensa', { ...at(withNpwp), package: individual }),
  ]
  server.answer(calls.carts, { count: 2, next: null, previous: null, page_size: 50, results })
  server.answer(calls.addresses, { results: [withNpwp] })
  const { t } = await open(checkoutPathOf(['SBR-1', 'SBR-2']), { ...customer, customer_type: 'personal' })
  const part = within(await screen.findByRole('region', { name: t('checkout:to') }))
  expect(part.getByText(t('price:company.text'))).toBeVisible()
  expect(part.getByText('Kursi')).toBeVisible()
  expect(part.queryByText(/Lensa/)).toBeNull()
})

test('an address with another income tax says so before it is chosen, and shows the former price after', async () => {
  const server = fakeServer()
  let place = withNpwp
  listing(server, () => at(place))
  server.answer(calls.addresses, { results: [withNpwp, withoutNpwp] })
  server.answer(calls.updateCartAddress, () => {
    place = withoutNpwp
    return {}
  })
  const { user, t } = await open()
  await user.click(await screen.findByRole('button', { name: new RegExp(t('checkout:address.change')) }))
  const dialog = within(screen.getByRole('dialog'))
  const difference = formatRupiah(taxAt(withoutNpwp) - taxAt(withNpwp))
  const npwp = t('checkout:address.npwp.none')
  const office = await dialog.findByRole('radio', { name: /Kantor/ })
  expect(office).toHaveAccessibleName(
    expect.stringContaining(
      t('checkout:address.npwp.up', { npwp, tax: formatRupiah(taxAt(withoutNpwp)), difference }),
    ) as string,
  )
  expect(dialog.getByRole('radio', { name: /Ratna/ })).toHaveAccessibleName(
    expect.stringContaining(t('checkout:address.npwp.valid')) as string,
  )
  await user.click(office)
  await user.click(dialog.getByRole('button', { name: t('checkout:address.use') }))
  const cause = t('price:cause.address')
  const [change] = await screen.findAllByText(t('price:note.up', { amount: difference, cause }))
  expect(change).toBeVisible()
  expect(screen.getAllByText(formatRupiah(totalAt(withNpwp))).length).toBeGreaterThan(0)
  expect(screen.getAllByText(formatRupiah(totalAt(withoutNpwp))).length).toBeGreaterThan(0)
})

test('a courier that nobody chose and another rate are each a row from the price that was saved to the total', async () => {
  const server = fakeServer()
  const now = at(withNpwp)
  const request = screenRequest(now, { courier_code: '', insurance: 0, isMinimumLifted: false }, [shoes])
  if (!request) throw new Error('a shipment without a price')
  const rates = { ...request.rates, USD: 15_000 }
  const saved = priceUnder({ ...request, rates }, { rates_as_of: now.priced.rates_as_of })
  listing(server, () => ({ ...now, former: { priced: saved, is_saved: true } }))
  const { t } = await open()
  const worth = (name: string | RegExp): number => {
    const row = screen.getByText(name, { selector: 'dl dt' })
    return Number(row.nextElementSibling?.textContent.replaceAll(/\D/g, ''))
  }
  const total = at(withNpwp).priced.answer.total
  await screen.findByText(t('price:change.saved'))
  expect(worth(t('price:change.saved'))).toBe(saved.answer.total)
  const parts = [worth(/Kurs USD\sRp15\.000 jadi Rp16\.485/), 24_000]
  expect(worth(t('price:change.saved')) + parts.reduce((sum, part) => sum + part, 0)).toBe(total)
  // A price without the courier is not a former figure of one with it.
  expect(screen.queryByText(formatRupiah(saved.answer.total), { selector: 's' })).toBeNull()
})

test('who signs out and in again finds the insurance as it was chosen', async () => {
  const server = fakeServer()
  let draft: { body: object | null; version: number } = { body: null, version: 0 }
  listing(server, () => at(withNpwp))
  server.answer(calls.draft, () => ({
    data: { kind: 'checkout' as const, ...draft, updated_at: draft.body && '2026-11-22T03:00:00Z' },
  }))
  server.answer(calls.saveDraft, ({ body }) => {
    draft = { body: (body as typeof draft).body, version: draft.version + 1 }
    return { version: draft.version }
  })
  const first = await open()
  const { user, t } = first
  await user.click(await screen.findByRole('button', { name: new RegExp(t('checkout:insurance.label')) }))
  await user.click(screen.getByRole('radio', { name: /^5%/ }))
  await user.click(screen.getByRole('button', { name: t('checkout:insurance.accept', { percent: '5%' }) }))
  first.unmount()
  await waitFor(() => expect(JSON.stringify(draft.body)).toContain('0.05'))
  await endSession()
  expect(sessionStorage.getItem('tk_order')).toBeNull()

  await open()
  const chosen = await screen.findByRole('button', { name: new RegExp(t('checkout:insurance.label')) })
  await waitFor(() => expect(chosen).toHaveTextContent('5%'))
})

test.each([
  ['an estimate', undefined, true],
  ['a measured parcel', { weight: 2.31 }, false],
] as const)('%s says above its button what its weighing may change: %s', async (_, revision, isSaid) => {
  const server = fakeServer()
  const shown = at(withNpwp)
  const packaging = revision
    ? packagingOf({ quantity_packaging: 1 }, { quantity: 1, ...revision })
    : shown.packaging
  listing(server, () => ({ ...shown, packaging }))
  const { t } = await open()
  await screen.findAllByRole('button', { name: t('checkout:payShort') })
  expect(screen.queryAllByText(t('price:weighedLater'))).toHaveLength(isSaid ? 1 : 0)
})

test('at the income tax it offers to add an NPWP where that saves something, at the address', async () => {
  const server = fakeServer()
  let shown = at(withoutNpwp)
  listing(server, () => shown)
  server.answer(calls.addresses, { results: [withoutNpwp] })
  const { user, t, unmount } = await open()
  const saving = taxAt(withoutNpwp) - taxAt({ ...withoutNpwp, npwp: '012345678901234', npwp_file: '5' })
  const offer = t('price:npwpOffer', { amount: formatRupiah(saving) })
  await user.click(await screen.findByRole('button', { name: offer }))
  const dialog = await screen.findByRole('dialog')
  const npwp = within(dialog).getByLabelText(new RegExp(t('address:field.npwp')))
  await waitFor(() => expect(npwp).toHaveFocus())
  unmount()
  shown = at(withNpwp)
  await open()
  await screen.findAllByRole('button', { name: t('checkout:payShort') })
  expect(screen.queryByRole('button', { name: /NPWP/ })).toBeNull()
})

test('a checkout by its address leaves the selection of the locker as it is', async () => {
  const server = fakeServer()
  listing(server, () => at(withNpwp))
  const { t } = await open()
  await screen.findAllByRole('button', { name: t('checkout:payShort') })
  expect(order().selection.chosen).toEqual([])
})

test('what is not paid with the others stands beside the price, not above it', async () => {
  const server = fakeServer()
  listing(server, () => at(withNpwp))
  const held = { ...cart, cart_code: 'SBR-HELD', can: { ...cart.can, checkout: 'no_papers' as const } }
  server.answer(calls.carts, {
    count: 2,
    next: null,
    previous: null,
    page_size: 50,
    results: [at(withNpwp), held],
  })
  const { t } = await open()
  const notice = await screen.findByText(t('checkout:notAvailable.leftOut'))
  const title = screen.getByRole('heading', { level: 1 })
  expect(title.compareDocumentPosition(notice)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

test('the voucher of an invoice that ended is applied again by its link', async () => {
  const server = fakeServer()
  const place = at(withNpwp)
  listing(server, () => place)
  server.answer(calls.addresses, { results: [withNpwp] })
  server.answer(calls.checkVoucher, { data: { voucher, discount: 20_000, priced: place.priced } })
  const { t } = await open(checkoutPathOf([cart.cart_code], { code: 'HEMAT', cart_code: cart.cart_code }))
  expect(await screen.findByText('HEMAT')).toBeVisible()
  // The amount is among the lines of its shipment: a second one would count twice.
  const row = screen.getByText('HEMAT').closest('div')
  expect(row).toHaveTextContent(`HEMAT ${t('checkout:voucher.applied')}`)
  expect(row?.parentElement).not.toHaveTextContent('Rp')
  expect(server.bodies(calls.checkVoucher)).toMatchObject([{ code: 'HEMAT', cart_code: cart.cart_code }])
})

test('without a network, paying says that no invoice exists yet, and goes on with the connection', async () => {
  const server = fakeServer()
  listing(server, () => at(withNpwp))
  server.handle(calls.checkout, () => ({ status: 201, body: { action: true, invoice_code: 'INV-7' } }))
  const { user, t, location } = await open()
  const [pay] = await screen.findAllByRole('button', { name: t('checkout:payShort') })
  updateOrder((known) => ({ ...known, method: 'va_bca' }))
  changeSelection((known) => chooseCourier(known, cart.cart_code, courier.courier_code))
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  if (pay) await user.click(pay)
  expect((await screen.findAllByText(t('checkout:waits'))).length).toBeGreaterThan(0)
  expect(server.received(calls.checkout)).toHaveLength(0)
  online.mockReturnValue(true)
  window.dispatchEvent(new Event('online'))
  await waitFor(() => expect(location()).toContain('INV-7'))
  expect(server.received(calls.checkout)).toHaveLength(1)
  online.mockRestore()
})

test('a failure is brought to whoever pressed Pay far below it, each time', async () => {
  const server = fakeServer()
  listing(server, () => at(withNpwp))
  server.refuse(calls.checkout, 500)
  const { user, t } = await open()
  const [pay] = await screen.findAllByRole('button', { name: t('checkout:payShort') })
  updateOrder((known) => ({ ...known, method: 'va_bca' }))
  changeSelection((known) => chooseCourier(known, cart.cart_code, courier.courier_code))
  const scrolled = vi.spyOn(HTMLElement.prototype, 'scrollIntoView')
  for (const time of [1, 2]) {
    if (pay) await user.click(pay)
    await waitFor(() => expect(scrolled).toHaveBeenCalledTimes(time))
    expect(screen.getByText(t('checkout:failed')).closest('[tabindex]')).toHaveFocus()
  }
})

describe('from the wallet', () => {
  async function confirming(prepare: (server: FakeServer) => void) {
    const server = fakeServer()
    listing(server, () => at(withNpwp))
    server.answer(calls.requestCode, { resend_after: 60 })
    server.answer(calls.exchangeCode, {
      otp_token: 'proof',
      expires_at: new Date(serverNow() + 3_600_000).toISOString(),
    })
    prepare(server)
    const opened = await open()
    const { user, t } = opened
    const [pay] = await screen.findAllByRole('button', { name: t('checkout:payShort') })
    act(() => {
      updateOrder((known) => ({ ...known, method: 'wallet' }))
      changeSelection((known) => chooseCourier(known, cart.cart_code, courier.courier_code))
    })
    const presses = async () => {
      if (pay) await user.click(pay)
      const field = await screen.findByLabelText(t('wallet:confirm.pin'))
      const code = screen.getByLabelText(t('wallet:confirm.code'))
      await user.clear(code)
      await user.type(code, '902146')
      return field
    }
    const pin = await presses()
    const send = async (digits: string) => {
      const field = screen.getByLabelText(t('wallet:confirm.pin'))
      await user.clear(field)
      await user.type(field, digits)
      await user.click(screen.getByRole('button', { name: t('wallet:pay.action', { amount: amount() }) }))
    }
    return { server, send, pin, presses, ...opened }
  }
  const amount = () => formatRupiah(totalAt(withNpwp))

  test('is paid by PIN and code; after a wrong PIN another command is sent, and no PIN is stored', async () => {
    const { server, send, pin, location } = await confirming((to) =>
      to.refuse(calls.checkout, 422, { errors: [{ field: 'pin', message: 'PIN salah.' }] }),
    )
    await send('480218')
    await waitFor(() => expect(pin).toHaveAccessibleDescription(/PIN salah/))
    server.answer(calls.checkout, { invoice_code: 'INV-7', invoice })
    await send('480217')
    await waitFor(() => expect(location()).toContain('INV-7'))
    expect(server.bodies(calls.checkout)).toMatchObject([
      { payment_method: 'wallet', pin: '480218', otp_token: 'proof' },
      { payment_method: 'wallet', pin: '480217', otp_token: 'proof' },
    ])
    const keys = server.received(calls.checkout).map(({ headers }) => headers.get('Idempotency-Key'))
    expect(new Set(keys).size).toBe(2)
    expect(server.received(calls.exchangeCode)).toHaveLength(1)
    expect(JSON.stringify(order())).not.toContain('48021')
  })

  test('with less in it by now says what is missing, and leads to a top-up of it', async () => {
    const { server, send, presses, location, t } = await confirming((to) =>
      to.refuse(calls.checkout, 422, {
        code: 'wallet_short',
        errors: [{ field: 'payment_method', message: 'Saldo kamu kurang.' }],
        data: { balance: 1, missing: 12_345 },
      }),
    )
    await send('480217')
    expect(await screen.findByText('Saldo kamu kurang.')).toBeVisible()
    expect(screen.queryByLabelText(t('wallet:confirm.pin'))).not.toBeInTheDocument()
    expect(screen.getByRole('link', { name: t('wallet:topup.action') })).toHaveAttribute(
      'href',
      topUpOf(12_345),
    )
    // The same code serves once there is enough.
    server.answer(calls.checkout, { invoice_code: 'INV-7', invoice })
    await presses()
    await send('480217')
    await waitFor(() => expect(location()).toContain('INV-7'))
    expect(server.received(calls.exchangeCode)).toHaveLength(1)
    expect(server.received(calls.requestCode)).toHaveLength(1)
  })
})

test.each([
  ['chosen before is the one to pay with', undefined, true],
  ['that was denied is not chosen again by itself', 'va_bca', false],
] as const)('a method %s', async (_, denied, isChosen) => {
  const server = fakeServer()
  listing(server, () => at(withNpwp))
  const { t } = await open(checkoutPathOf([cart.cart_code], undefined, denied))
  await screen.findAllByRole('button', { name: t('checkout:payShort') })
  act(() => updateOrder((known) => ({ ...known, method: 'va_bca' })))
  expect(screen.queryAllByRole('button', { name: /BCA/ }).length > 0).toBe(isChosen)
})

test.each([
  ['what was last paid with', {}, undefined, true],
  ['none that was denied', {}, 'va_bca', false],
  ['none that cannot pay', { max: 20_000 }, undefined, false],
] as const)('until a method is chosen, it is %s', async (_, limits, denied, isChosen) => {
  const server = fakeServer()
  listing(server, () => at(withNpwp))
  const last = { ...offered, ...limits, payment_method: 'va_bca', title: 'BCA', last_used: true } as const
  const methods = [last, { ...offered, payment_method: 'va_bni' as const, title: 'BNI' }]
  server.answer(calls.paymentGroups, {
    results: [{ payment_category: 'virtual_account', title: 'Virtual account', methods }],
  })
  const { user } = await open(checkoutPathOf([cart.cart_code], undefined, denied))
  const bca = await screen.findByRole<HTMLInputElement>('radio', { name: /^BCA/ })
  await waitFor(() => expect(bca.checked).toBe(isChosen))
  await user.click(screen.getByRole('radio', { name: /^BNI/ }))
  expect(bca).not.toBeChecked()
})

test('a method that was not pressed stays once it is to be confirmed, whatever is last used by then', async () => {
  const server = fakeServer()
  listing(server, () => at(withNpwp))
  const wallet = { ...offered, payment_method: 'wallet' as const, title: 'Saldo dompet', balance: 50_000_000 }
  server.answer(calls.paymentGroups, {
    results: [
      { payment_category: 'wallet', title: 'Saldo dompet', methods: [{ ...wallet, last_used: true }] },
    ],
  })
  server.answer(calls.requestCode, { resend_after: 60 })
  const { user, t } = await open()
  act(() => changeSelection((known) => chooseCourier(known, cart.cart_code, courier.courier_code)))
  await waitFor(() => expect(screen.getByRole('radio', { name: /Saldo dompet/ })).toBeChecked())
  expect(order().method).toBeNull()
  const [pay] = screen.getAllByRole('button', { name: t('checkout:payShort') })
  if (pay) await user.click(pay)
  expect(await screen.findByLabelText(t('wallet:confirm.pin'))).toBeVisible()
  expect(order().method).toBe('wallet')
})

test.each([
  [
    'the wallet with less in it by now',
    'wallet',
    { balance: 1_000 },
    undefined,
    /Saldo kamu Rp1\.000, kurang/,
  ],
  [
    'paying later with its limit used by now',
    'paylater',
    {},
    { paylater: { limit: 50_000_000, used: 49_999_000, days: 30 } },
    /Sisa batas bayar nanti Rp1\.000, kurang/,
  ],
  [
    'a wallet that nobody can use',
    'wallet',
    { balance: 50_000_000, available: false, reason: 'Dompet ditutup.', shut: true },
    undefined,
    /Dompet ditutup\./,
  ],
  ['what is not offered any more', 'paylater', {}, undefined, /Sedang tidak bisa dipakai\./],
] as const)(
  'for %s no code is mailed: another method is to be chosen',
  async (_, method, wallet, later, reason) => {
    const server = fakeServer()
    listing(server, () => at(withNpwp))
    server.answer(calls.paymentGroups, { results: groups(wallet, later) })
    server.answer(calls.requestCode, { resend_after: 60 })
    updateOrder((known) => ({ ...known, method }))
    changeSelection((known) => chooseCourier(known, cart.cart_code, courier.courier_code))
    const { user, t } = await open()
    const bni = await screen.findByRole('radio', { name: /^BNI/ })
    // Neither the aside nor the bar names what cannot pay.
    const buttons = screen.getAllByRole('button', { name: t('checkout:payShort') })
    expect(buttons).toHaveLength(2)
    if (buttons[0]) await user.click(buttons[0])
    expect(bni).toHaveFocus()
    expect(screen.getByRole('group', { name: t('invoice:method.title') })).toHaveAccessibleDescription(reason)
    expect(server.received(calls.requestCode)).toHaveLength(0)
    expect(server.received(calls.checkout)).toHaveLength(0)
    expect(screen.queryByLabelText(t('wallet:confirm.pin'))).toBeNull()
  },
)

test('what is paid later is called so in the bar, too', async () => {
  const server = fakeServer()
  listing(server, () => at(withNpwp))
  server.answer(calls.paymentGroups, { results: groups({}, {}) })
  updateOrder((known) => ({ ...known, method: 'paylater' }))
  const { t } = await open()
  await screen.findByRole('radio', { name: /^Bayar nanti/ })
  expect(screen.getAllByRole('button', { name: t('checkout:payLater') })).toHaveLength(2)
})

test('the PIN of the wallet is set on the page, where what was chosen stays', async () => {
  const server = fakeServer()
  listing(server, () => at(withNpwp))
  let hasPin = false
  server.answer(calls.paymentGroups, (): { results: PaymentGroup[] } => ({
    results: [
      {
        payment_category: 'qris',
        title: 'QRIS',
        methods: [{ ...offered, payment_method: 'qris', title: 'QRIS' }],
      },
      {
        payment_category: 'wallet',
        title: 'Saldo dompet',
        methods: [
          {
            ...offered,
            payment_method: 'wallet',
            title: 'Saldo dompet',
            balance: 50_000_000,
            ...(!hasPin && { available: false, reason: 'Buat PIN dulu.' }),
          },
        ],
      },
    ],
  }))
  server.answer(calls.requestCode, { resend_after: 60 })
  server.answer(calls.exchangeCode, {
    otp_token: 'proof',
    expires_at: new Date(serverNow() + 3_600_000).toISOString(),
  })
  server.answer(calls.setPin, () => {
    hasPin = true
    return { customer: { ...customer, has_pin: true, pin_set_at: '2026-11-29T03:00:00.000Z' } }
  })
  const { user, t, location } = await open()
  const before = location()
  await user.click(await screen.findByRole('radio', { name: /QRIS/ }))
  await user.click(screen.getByRole('button', { name: t('wallet:noPin.action') }))
  await user.type(await screen.findByLabelText(t('security:code.label')), '902146')
  await user.type(await screen.findByLabelText(t('settings:pin.new')), '480217')
  await user.type(screen.getByLabelText(t('settings:pin.again')), '480217')
  await user.click(screen.getByRole('button', { name: t('settings:pin.save') }))
  await waitFor(() => expect(screen.getByRole('radio', { name: /Saldo dompet/ })).toBeEnabled())
  expect(screen.getByRole('radio', { name: /QRIS/ })).toBeChecked()
  expect(location()).toBe(before)
  expect(server.bodies(calls.setPin)).toEqual([{ pin: '480217', otp_token: 'proof' }])
})

const dear = { ...voucher, code: 'BESAR', min_total: 900_000_000, used_at: null }
test.each([
  ['how many vouchers fit', [], [voucher, dear], /^1 voucher cocok, −Rp20\.000$/],
  ['why a saved one does not', [dear], [], /BESAR: .*Rp900\.000\.000/],
  ['that there is none', [], [], /^Belum ada voucher$/],
] as const)('the price says %s', async (_, own, everybodys, words) => {
  const server = fakeServer()
  listing(server, () => at(withNpwp))
  server.answer(calls.myVouchers, { results: [...own] })
  server.answer(calls.publicVouchers, { results: [...everybodys] })
  await open()
  const row = await screen.findByText((_text, element) => words.test(textOf(element).trim()), {
    selector: 'span span',
  })
  expect(row).toBeVisible()
})

test('in a low window the end of a quote stands under its price, apart from what folds, and in the bar', async () => {
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (media) => Object.assign(new EventTarget(), { media, matches: true }) as MediaQueryList,
  )
  const server = fakeServer()
  const jastip: Package = { ...individual, package_id: 'udara-jastip', package_type: 'jastip' }
  const now = { ...at(withNpwp), package: jastip }
  const { rates_as_of } = now.priced
  const choice = { courier_code: courier.courier_code, insurance: 0, isMinimumLifted: false } as const
  const offered = { ...now, products: now.products.map((one) => ({ ...one, price_original: '60' })) }
  const request = screenRequest(offered, choice, [shoes])
  if (!request) throw new Error('a shipment without a price')
  const terms = { code: 'K7M2XD4Q', expires_at: '2099-12-04T02:22:00Z', request, rates_as_of }
  const { rule_set, answer } = priceUnder(request, { rates_as_of })
  const place = { sub_district_id: withNpwp.sub_district_id, courier_code: courier.courier_code }
  const quote = { ...terms, ...place, rule_set, today: now.priced }
  listing(server, () => ({ ...now, quote }))
  changeSelection((known) => chooseCourier(known, cart.cart_code, courier.courier_code))
  const { t } = await open()
  const quoted = formatRupiah(answer.total)
  // What folds is the law's alone.
  expect(await screen.findByText(/^Bea cukai bisa memungut Rp[\d.]+ lagi\.$/)).toBeVisible()
  expect(screen.getByRole('button', { name: t('price:byLaw.details'), expanded: false })).toBeVisible()
  const ends = screen.getAllByText(new RegExp(`^penawaran ${quoted} tidak berlaku: `))
  expect(ends).toHaveLength(2)
  for (const end of ends) expect(end).toBeVisible()
  expect(screen.getAllByText(quoted).length).toBeGreaterThan(0)
})

test('a price that rose since it was shown is shown beside it, with the end of its quote', async () => {
  const server = fakeServer()
  const { quoted, ended, pass } = quotedCart()
  listing(server, () => quoted)
  const { total } = ended.answer
  const data = { expected_total: quoted.priced.answer.total, total, carts: [ended] }
  server.handle(calls.checkout, () => ({ status: 409, body: { code: 'price_changed', data } }))
  const { user, t } = await open()
  const [pay] = await screen.findAllByRole('button', { name: t('checkout:payShort') })
  act(() => {
    updateOrder((known) => ({ ...known, method: 'va_bca' }))
    changeSelection((known) => chooseCourier(known, cart.cart_code, courier.courier_code))
  })
  pass()
  if (pay) await user.click(pay)
  const dialog = within(await screen.findByRole('dialog'))
  expect(server.bodies(calls.checkout)).toMatchObject([{ expected_total: quoted.priced.answer.total }])
  const shown = formatRupiah(quoted.priced.answer.total)
  expect(dialog.getByText(shown, { selector: 's' })).toBeVisible()
  const until = formatDayOfYear(quoted.quote?.expires_at ?? '', 'id')
  const cause = t('price:cause.quoteEnded', { until }).replaceAll(/\s/gu, String.raw`\s`)
  expect(dialog.getByText(new RegExp(cause))).toBeVisible()
  expect(dialog.queryByText(t('checkout:changed.same', { total: formatRupiah(total) }))).toBeNull()
})

test('that a quote ended by time is said once, with the price that it made another', async () => {
  const server = fakeServer()
  const { quoted, ended, pass } = quotedCart()
  pass()
  listing(server, () => ({ ...quoted, former: { priced: quoted.priced, is_saved: true }, priced: ended }))
  const { t } = await open()
  await screen.findAllByRole('button', { name: t('checkout:payShort') })
  const until = formatDayOfYear(quoted.quote?.expires_at ?? '', 'id')
  const cause = t('price:cause.quoteEnded', { until }).replaceAll(/\s/gu, String.raw`\s`)
  expect(screen.getAllByText(new RegExp(cause)).length).toBeGreaterThan(0)
  expect(screen.queryByText(/^Harga penawaran/)).toBeNull()
})

describe('many shipments', () => {
  const other = { ...courier, courier_code: 'sicepat-reg', courier: 'SiCepat', price_per_kg: 15_000 }
  const titles = ['Sepatu', 'Tas', 'Jam', 'Buku']
  async function openMany(pricesOf: (at: number) => CompleteCart['domestic_shipping_prices']) {
    const server = fakeServer()
    const results = titles.map((product_title, place) => ({
      ...at(withNpwp),
      cart_code: `SC-${place}`,
      products: at(withNpwp).products.map((product) => ({ ...product, product_title })),
      domestic_shipping_prices: pricesOf(place),
    }))
    listing(server, () => at(withNpwp))
    const page = { count: results.length, next: null, previous: null, page_size: 50 }
    server.answer(calls.carts, { ...page, results })
    const opened = await open(checkoutPathOf(results.map(({ cart_code }) => cart_code)))
    await screen.findAllByRole('button', { name: opened.t('checkout:payShort') })
    return opened
  }
  const rowOf = (title: string) =>
    within(screen.getByRole('region', { name: 'Kurir dan asuransi' })).getByRole('button', {
      name: new RegExp(`^${title}`),
      expanded: false,
    })

  test('are rows with courier and price, which open by keyboard', async () => {
    const { user, t } = await openMany(() => [courier])
    for (const title of titles) expect(rowOf(title)).toHaveTextContent('JNE REG')
    expect(screen.queryByRole('combobox', { name: t('checkout:courier') })).toBeNull()
    act(() => rowOf('Tas').focus())
    await user.keyboard('{Enter}')
    expect(screen.getAllByRole('combobox', { name: t('checkout:courier') })).toHaveLength(1)
  })

  test('get one courier at once where it carries them', async () => {
    const { user, t } = await openMany((place) => (place === 3 ? [courier] : [courier, other]))
    const all = screen.getByRole('combobox', { name: t('checkout:courierForAll.label') })
    const name = t('checkout:courierForAll.some', { name: 'SiCepat REG', some: 3, all: 4 })
    await user.selectOptions(all, name)
    for (const title of titles)
      expect(rowOf(title)).toHaveTextContent(title === 'Buku' ? 'JNE REG' : 'SiCepat REG')
    expect(all).toHaveDisplayValue(t('checkout:courierForAll.differs'))
  })

  test('open the one without a courier when it is to be paid', async () => {
    const { user, t } = await openMany((place) => (place === 2 ? [] : [courier]))
    expect(rowOf('Jam')).toHaveTextContent(t('checkout:courierPlaceholder'))
    const [pay] = screen.getAllByRole('button', { name: t('checkout:payShort') })
    if (pay) await user.click(pay)
    expect(screen.getByRole('combobox', { name: t('checkout:courier') })).toHaveFocus()
  })
})

describe('a shipment in the URL that is checked out already', () => {
  const other = { ...invoice, invoice_code: 'INV-2', items: [{ ...invoiceItem, cart_code: 'SC-other' }] }
  const own = { ...invoice, invoice_code: 'INV-1', items: [invoiceItem] }
  const page = { count: 1, next: null, previous: null, page_size: 50 }
  const opened = async (reason: 'invoice_open' | 'already_paid', pending: readonly (typeof invoice)[]) => {
    const server = fakeServer()
    const billed = { ...cart, invoice_code: own.invoice_code, can: { ...cart.can, checkout: reason } }
    server.answer(calls.carts, { ...page, results: [billed] })
    server.answer(calls.invoices, { ...page, results: [...pending] })
    const shown = await open(payNowOf(cart.cart_code))
    await screen.findByRole('heading', { level: 1 })
    return shown
  }

  test('shows its own invoice, though another one is newer', async () => {
    const { t } = await opened('invoice_open', [other, own])
    const link = await screen.findByRole('link', { name: t('checkout:nothing.waiting.action') })
    expect(link).toHaveAttribute('href', statusOrderOf(own.invoice_code))
  })

  test.each([
    ['of another', other],
    // Which lists the same shipments.
    ['that is due later for it', { ...own, invoice_type: 'paylater' as const }],
  ])('leads to its order once that is paid, and shows no invoice %s', async (_, pending) => {
    const { t } = await opened('already_paid', [pending])
    const link = await screen.findByRole('link', { name: t('checkout:nothing.paid.action') })
    expect(link).toHaveAttribute('href', statusOrderOf(own.invoice_code))
    expect(screen.queryByText(other.invoice_code, { exact: false })).toBeNull()
  })
})
