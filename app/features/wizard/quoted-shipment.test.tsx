import { calls, type Quote } from '@seberang/domain/api'
import { formatRupiah } from '@seberang/domain/format'
import { pricingRequest } from '@seberang/domain/pricing'
import { priceUnder } from '@seberang/domain/terms'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { keepLocalAddresses } from '../../lib/addresses/local.ts'
import { device } from '../../lib/drafts/device.ts'
import { figuresOf } from '../../lib/pricing/products.ts'
import { paths } from '../../lib/navigation/paths.ts'
import { address } from '../../testing/cart.ts'
import { fakeServer } from '../../testing/fake-server.ts'
import { reference } from '../../testing/reference.ts'
import { renderApp } from '../../testing/render-app.tsx'
import { toProductInput } from './draft/convert.ts'
import { emptyDraft, emptyProduct, type ShipmentDraft } from './draft/draft.ts'
import { NewShipment } from './NewShipment.tsx'

const main = { ...address, address_id: 'local:1' }
const quoted = {
  ...address,
  address_id: 'local:2',
  name: 'Kantor',
  is_main: false,
  sub_district_id: '3273020',
}
const courier = {
  courier_code: 'jne-reg',
  courier: 'JNE',
  service: 'REG',
  price_per_kg: 12_000,
  shipping_fee: 12_000,
  days: [2, 3] as [number, number],
}
const shoes = {
  ...emptyProduct('a', 'USD'),
  title: 'Sepatu lari',
  categoryId: 'sepatu',
  hscode: '64041100',
  hscodeLabel: 'Sepatu olahraga',
  price: '120',
  weight: '1',
}
const draft: ShipmentDraft = {
  ...emptyDraft('k'),
  step: 'summary',
  country: 'US',
  packageId: 'udara-individu',
  products: [shoes],
  courier: 'jne-reg',
  quoteCode: 'ABCDEFGH',
}
/** The dollar of the day of the quote; today it is dearer. */
const dollar = 15_000

function quote(): Quote {
  const [individual] = reference.packages
  const figures = figuresOf(reference)
  const request = pricingRequest(
    {
      country: 'US',
      products: [toProductInput(shoes)],
      insurance: 0,
      has_valid_npwp: false,
      is_disable_minimum_weight: false,
      packaging: null,
      courier,
    },
    individual ?? null,
    { ...figures, rates: { ...figures.rates, USD: dollar } },
  )
  if (!request) throw new Error('a quote without a price')
  const rates_as_of = '2026-11-01T00:00:00Z'
  return {
    code: 'ABCDEFGH',
    title: 'Sepatu lari',
    request,
    about: {
      products: [],
      place: { ...quoted, code: '', sub_district_name: 'Coblong', postal_codes: [], village_name: 'Dago' },
      courier,
      warehouse: null,
      days: null,
    },
    priced: priceUnder(request, { rates_as_of }),
    created_at: rates_as_of,
    expires_at: '2099-11-29T03:00:00Z',
    now: rates_as_of,
  }
}

afterEach(() => keepLocalAddresses([]))

async function check(
  addresses: (typeof main)[],
  body = draft,
  from = quote(),
  packages = reference.packages,
) {
  const server = fakeServer()
  server.answer(calls.quote, { data: from })
  server.answer(calls.courierPrices, { results: [courier] })
  const { place } = quote().about
  server.answer(calls.searchSubDistricts, {
    results: place ? [{ ...place, village_name: 'Cipaganti' }, place] : [],
  })
  await keepLocalAddresses(addresses)
  await device.write('guest/import', { body, savedAt: Date.now(), version: 0, sent: false })
  const page = await renderApp(<NewShipment reference={{ ...reference, packages }} />, {
    texts: [
      'wizard',
      'address',
      'calculator',
      'checkout',
      'file',
      'locker',
      'price',
      'quotes',
      'reason',
      'glossary',
    ],
    signedInAs: null,
    at: '/wizard',
  })
  return { ...page, total: formatRupiah(quote().priced.answer.total) }
}

test('the sum of the goods has the rate of the quote, and its place is the destination', async () => {
  const { t, total } = await check([main, quoted])
  const value = formatRupiah(120 * dollar)
  expect(await screen.findByText(value)).toBeVisible()
  expect(screen.getAllByText('Kantor').length).toBeGreaterThan(0)
  expect(screen.getAllByText(total).length).toBeGreaterThan(0)
  expect(screen.queryByText(new RegExp(t('quotes:destination')))).not.toBeInTheDocument()
})

test('another address than the quote’s says so, and does not blame the courier', async () => {
  const { t } = await check([main])
  expect(await screen.findByText(new RegExp(t('quotes:destination')))).toBeVisible()
  expect(screen.queryByText(new RegExp(t('quotes:courier')))).not.toBeInTheDocument()
})

test('without an address its courier is priced to the quoted place: the price is the quoted one', async () => {
  const { total, t } = await check([], { ...draft, step: 'products' })
  const amounts = await screen.findAllByText(total)
  expect(amounts.length).toBeGreaterThan(0)
  expect(screen.queryByText(new RegExp(t('quotes:destination')))).not.toBeInTheDocument()
  expect(screen.getByText(/^Harga penawaran ditahan sampai .*WIB/)).not.toHaveTextContent('ABCDEFGH')
})

test('a second product costs more than the quote: its price stands beside the new one', async () => {
  const { total } = await check([quoted], { ...draft, products: [shoes, { ...shoes, key: 'b' }] })
  expect(await screen.findByText(new RegExp(`^Harga penawaran ${total} tidak berlaku`))).toBeVisible()
  await waitFor(() => expect(screen.getAllByText(total).some(({ tagName }) => tagName === 'S')).toBe(true))
})

test('what became of the quote is not repeated beside the delivery options', async () => {
  await check([quoted], { ...draft, step: 'delivery' })
  await waitFor(() =>
    expect(screen.getAllByText(new RegExp(formatRupiah(120 * dollar))).length).toBeGreaterThan(0),
  )
  expect(screen.queryByText(/Harga penawaran ditahan/)).not.toBeInTheDocument()
})

test('the row of a price that the quote holds says so, as the foot does', async () => {
  await check([quoted], { ...draft, step: 'delivery' })
  const row = (await screen.findByRole('radio', { checked: true, name: /Express udara/ })).closest('label')
  await waitFor(() => expect(row).toHaveTextContent('ditahan'))
  expect(row).not.toHaveTextContent('perkiraan')
  expect(screen.getByRole('contentinfo')).toHaveTextContent('itahan sampai')
})

test.each<[string, Partial<ShipmentDraft>, RegExp]>([
  ['the NPWP alone', {}, /Di penawaran Rp[\d.]+; NPWP belum lengkap, jadi sekarang Rp[\d.]+/],
  ['its insurance', { insurance: 0.15 }, /dengan berat, ukuran, dan pilihan sekarang Rp[\d.]+/],
])('a quote whose price is another by %s says so', async (_, choice, text) => {
  const from = quote()
  const generalRates = { package_details: {} }
  const request = {
    ...from.request,
    has_valid_npwp: true,
    package: { ...from.request.package, ...generalRates },
  }
  const priced = priceUnder(request, { rates_as_of: from.created_at })
  const packages = reference.packages.map((offered) => ({ ...offered, ...generalRates }))
  await check([quoted], { ...draft, ...choice }, { ...from, request, priced }, packages)
  expect(await screen.findByText(text)).toBeVisible()
})

const otherDelivery = (): Quote => {
  const { request, ...rest } = quote()
  return { ...rest, request: { ...request, package: { ...request.package, package_id: 'udara-company' } } }
}

test.each([
  [
    'its goods, at the top of the delivery',
    [shoes, { ...shoes, key: 'b' }],
    quote(),
    Node.DOCUMENT_POSITION_PRECEDING,
  ],
  ['the delivery alone, below its options', [shoes], otherDelivery(), Node.DOCUMENT_POSITION_FOLLOWING],
])('that a quote ended is said, by %s', async (_, products, from, position) => {
  await check([quoted], { ...draft, step: 'delivery', products }, from)
  const notice = await screen.findByText(/Harga penawaran .* tidak berlaku/)
  expect(notice).toBeVisible()
  expect(notice.closest('[role="status"]')).not.toBeNull()
  const lastOption = screen.getAllByRole('radio').at(-1)
  expect(lastOption && lastOption.compareDocumentPosition(notice)).toBe(position)
})

test('goods that lost their HS code say what becomes of the quote', async () => {
  await check([quoted], {
    ...draft,
    products: [{ ...shoes, hscode: '', hscodeLabel: '', unclassified: true }],
  })
  expect(await screen.findByText(/sekarang tanpa kode HS/)).toBeVisible()
})

test('a guest’s new address begins with the village of the quote, and so does one without a quote', async () => {
  const fromCalculator: ShipmentDraft = {
    ...draft,
    place: { id: '3273020', name: 'Dago, Coblong', village: 'Dago' },
  }
  delete fromCalculator.quoteCode
  for (const started of [draft, fromCalculator]) {
    const { t, user, unmount } = await check([], { ...started, step: 'origin' })
    expect((await screen.findAllByText(/Dago, Coblong/)).length).toBeGreaterThan(0)
    await user.click(screen.getByRole('button', { name: t('address:add') }))
    expect(await screen.findByRole('combobox', { name: t('address:field.region') })).toHaveValue(
      `Dago, Coblong, ${address.district_name}`,
    )
    // The dialog takes its entry out of the history, which another page must not see.
    const isReturned = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }))
    unmount()
    await isReturned
  }
})

test('a guest without an address goes on from the goods of the quote, and registers from its end', async () => {
  const { t, user, location } = await check([], { ...draft, step: 'products' })
  const press = async (name: string) => user.click(await screen.findByRole('button', { name }))
  const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
  await press(t('wizard:next.delivery'))
  expect(await heading(t('wizard:delivery.title'))).toBeVisible()
  await press(t('wizard:next.summary'))
  expect(await heading(t('wizard:summary.title'))).toBeVisible()
  await press(t('wizard:summary.register'))
  expect(location()).toBe(paths.register)
})
