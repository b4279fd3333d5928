import { calls, type Cart, type CartInput, type CourierPrice, type Priced } from '@seberang/domain/api'
import { formatRupiah } from '@seberang/domain/format'
import { pricingRequest } from '@seberang/domain/pricing'
import { priceUnder } from '@seberang/domain/terms'
import { screen, waitFor, within } from '@testing-library/react'
import { Navigate, Route, Routes } from 'react-router-dom'
import { expect, test } from 'vitest'
import { device } from '../../lib/drafts/device.ts'
import { payNowOf } from '../../lib/navigation/checkout-link.ts'
import { paths, statusOrderOf } from '../../lib/navigation/paths.ts'
import { savedOf } from '../../lib/navigation/saved-link.ts'
import { figuresOf } from '../../lib/pricing/products.ts'
import { address, cart } from '../../testing/cart.ts'
import { fakeServer } from '../../testing/fake-server.ts'
import { individual, reference } from '../../testing/reference.ts'
import { renderApp } from '../../testing/render-app.tsx'
import { emptyDraft, emptyProduct, type ShipmentDraft } from './draft/draft.ts'
import { toProductInput } from './draft/convert.ts'
import { NewShipment } from './NewShipment.tsx'
import { Screen } from './SavedScreen.tsx'

const texts = [
  'wizard',
  'address',
  'calculator',
  'checkout',
  'file',
  'locker',
  'overseas',
  'price',
  'quotes',
  'reason',
  'glossary',
] as const
const courier: CourierPrice = {
  courier_code: 'jne-reg',
  courier: 'JNE',
  service: 'REG',
  price_per_kg: 12_000,
  shipping_fee: 12_000,
  days: [2, 3],
}
const draft: ShipmentDraft = {
  ...emptyDraft('k'),
  step: 'summary',
  country: 'US',
  packageId: individual.package_id,
  courier: courier.courier_code,
  products: [
    {
      ...emptyProduct('a', 'USD'),
      title: 'Sepatu lari',
      categoryId: 'sepatu',
      hscode: '64041100',
      hscodeLabel: 'Sepatu olahraga',
      price: '120',
      weight: '1',
    },
  ],
}
/** The dollar that the wizard was opened with is 16,485. */
const dollarNow = 17_000

/** The price of the draft, as the server makes it. */
function pricedAt(dollar: number, products: CartInput['products']) {
  const request = pricingRequest(
    {
      country: 'US',
      products,
      insurance: 0,
      has_valid_npwp: false,
      is_disable_minimum_weight: false,
      packaging: null,
      courier,
    },
    individual,
    { ...figuresOf(reference), rates: { USD: dollar } },
  )
  if (!request) throw new Error('a shipment without a price')
  return priceUnder(request, { rates_as_of: '2026-11-02T00:00:00Z' })
}

/** Saves the draft while the dollar is another one than the wizard knows. */
async function save(dollar: number) {
  const server = fakeServer()
  server.answer(calls.addresses, { results: [address] })
  server.answer(calls.agents, { data: { air: [], sea: [] } })
  server.answer(calls.courierPrices, { results: [courier] })
  server.answer(calls.createCart, ({ body }) => {
    const { products } = body as CartInput
    const priced = pricedAt(dollar, products)
    server.answer(calls.cartOrInvoice, {
      data: {
        kind: 'cart',
        cart: { ...cart, domestic_courier: courier, priced, former: { priced, is_saved: true } },
      },
    })
    return { cart_code: cart.cart_code, version: 1 }
  })
  await device.write('20418/import', { body: draft, savedAt: Date.now(), version: 0, sent: false })
  const page = await renderApp(
    <Routes>
      <Route path={paths.wizard} element={<NewShipment reference={reference} />} />
      <Route path={paths.wizardSaved} element={<Screen />} />
    </Routes>,
    {
      texts,
      at: paths.wizard,
    },
  )
  await screen.findAllByText(/JNE/)
  ;(await screen.findByRole('button', { name: page.t('wizard:summary.save') })).focus()
  await page.user.keyboard('{Enter}')
  await screen.findByRole('heading', { level: 1, name: page.t('wizard:saved.title') })
  return page
}

test('a price that rates changed while it was saved stands beside the one in the summary, with the cause', async () => {
  await save(dollarNow)
  expect(await screen.findByText(/^naik Rp[\d.]+: kurs USD\sRp16\.485 jadi Rp17\.000$/)).toBeVisible()
  expect(screen.getByText(/^Rp[\d.]+$/, { selector: 's' })).toBeVisible()
})

test('after saving by keyboard, the focus is on the title of the page', async () => {
  const page = await save(16_485)
  expect(screen.getByRole('heading', { level: 1, name: page.t('wizard:saved.title') })).toHaveFocus()
})

test('a price that is as it was in the summary names none before', async () => {
  await save(16_485)
  expect(screen.queryByText(/naik|turun/)).toBeNull()
  expect(screen.queryByText(/^Rp[\d.]+$/, { selector: 's' })).toBeNull()
})

test.each([
  ['none', null],
  ['a text', 'shown'],
  ['of another page', { sentFrom: 'locker' }],
  ['with half a price', { shown: { answer: { total: 1 } } }],
  [
    'with the lines of another release',
    (shown: Priced) => ({ shown: { ...shown, answer: { ...shown.answer, lines: { freight: 1 } } } }),
  ],
  ['with no total', (shown: Priced) => ({ shown: { ...shown, answer: { ...shown.answer, total: null } } })],
  ['without an explanation', (shown: Priced) => ({ shown: { ...shown, explanation: undefined } })],
  ['without rates', (shown: Priced) => ({ shown: { ...shown, rates: undefined } })],
])('a state in the history is left out where it is no price: %s', async (_, state) => {
  const server = fakeServer()
  const priced = pricedAt(dollarNow, draft.products.map(toProductInput))
  const saved = { ...cart, domestic_courier: courier, priced, former: { priced, is_saved: true } }
  server.answer(calls.agents, { data: { air: [], sea: [] } })
  server.answer(calls.cartOrInvoice, { data: { kind: 'cart', cart: saved } })
  const earlier = pricedAt(16_485, draft.products.map(toProductInput))
  const page = await renderApp(
    <Routes>
      <Route
        path={paths.wizard}
        element={
          <Navigate
            to={savedOf(cart.cart_code)}
            state={typeof state === 'function' ? state(earlier) : state}
          />
        }
      />
      <Route path={paths.wizardSaved} element={<Screen />} />
    </Routes>,
    { texts, at: paths.wizard },
  )
  await screen.findByRole('heading', { level: 1, name: page.t('wizard:saved.title') })
  expect(screen.getByText(formatRupiah(priced.answer.total))).toBeVisible()
  expect(screen.queryByText(/naik|turun/i)).toBeNull()
})

/** The page of a shipment that was saved earlier. */
async function open(change: Partial<Cart>) {
  const server = fakeServer()
  server.answer(calls.agents, { data: { air: [], sea: [] } })
  server.answer(calls.cartOrInvoice, { data: { kind: 'cart', cart: { ...cart, ...change } } })
  return renderApp(
    <Routes>
      <Route path={paths.wizardSaved} element={<Screen />} />
      <Route path={paths.statusOrder} element={null} />
    </Routes>,
    { texts, at: savedOf(cart.cart_code) },
  )
}

const received_at = '2026-11-05T03:00:00Z'
const revision = { quantity: 1, weight_kg: 2.31, length_cm: 34, width_cm: 22, height_cm: 10 }

test.each([
  ['expected', { status: 'from_seller' }, 'saved.title', 'saved.inShop'],
  ['received', { received_at }, 'saved.arrived', 'saved.weighed'],
  ['weighed', { received_at, revision }, 'saved.arrived', 'saved.pay'],
] as const)('it says what follows of a parcel that is %s', async (_, change, title, current) => {
  const page = await open(change)
  const named = (key: typeof title | typeof current): RegExp =>
    new RegExp(page.t(`wizard:${key}`, { place: '' }).trim())
  await screen.findByRole('heading', { level: 1, name: named(title) })
  const steps = within(screen.getByRole('list', { name: page.t('wizard:saved.next') }))
  const [now, ...others] = steps.getAllByRole('listitem', { current: 'step' })
  expect(now?.textContent).toMatch(named(current))
  expect(others).toEqual([])
})

test.each([
  ['0', 1],
  ['100', 0],
])('of goods at %s it says what customs makes of none', async (price_original, times) => {
  const products = cart.products.map((product) => ({ ...product, price_original }))
  const page = await open({ products })
  await screen.findByRole('heading', { level: 1 })
  expect(screen.queryAllByText(page.t('calculator:hint.priceZero'))).toHaveLength(times)
})

test('a parcel that was weighed says what it weighs, not that it is still to be weighed', async () => {
  const page = await open({ received_at, revision })
  expect(await screen.findByText(/2,31\skg, 34 × 22 × 10\scm/)).toHaveTextContent(
    page.t('wizard:saved.became', { before: '1 kg', value: '2,31 kg' }),
  )
  expect(screen.queryByText(page.t('wizard:saved.weighedText'))).toBeNull()
})

test('a parcel that arrived leads to paying, its price before the folded address', async () => {
  const page = await open({ received_at, revision, domestic_courier: courier })
  const pay = await screen.findByRole('link', { name: page.t('locker:action.payNow') })
  expect(pay).toHaveAttribute('href', payNowOf(cart.cart_code))
  expect(screen.queryByRole('button', { name: page.t('overseas:copyAll') })).toBeNull()
  expect(document.title).toContain(page.t('wizard:saved.arrived'))
})

test('one that has no courier yet says that it is chosen first', async () => {
  const page = await open({ received_at, revision, domestic_courier: null })
  const pay = await screen.findByRole('link', { name: page.t('wizard:saved.courierAndPay') })
  expect(pay).toHaveAttribute('href', payNowOf(cart.cart_code))
})

test('one that cannot be paid yet leads to the locker alone', async () => {
  const page = await open({ received_at, can: { ...cart.can, checkout: 'no_papers' } })
  expect(await screen.findByRole('link', { name: page.t('wizard:edit.toLocker') })).toBeVisible()
  expect(screen.queryByRole('link', { name: page.t('wizard:saved.courierAndPay') })).toBeNull()
})

test('a shipment that was checked out meanwhile leads to its order', async () => {
  const page = await open({ status: 'paid', invoice_code: 'INV-1' })
  await waitFor(() => expect(page.location()).toBe(statusOrderOf('INV-1')))
})
