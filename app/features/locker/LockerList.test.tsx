import { calls, type Cart, type Priced } from '@seberang/domain/api'
import { formatRupiah } from '@seberang/domain/format'
import type { PricingRequest } from '@seberang/domain/pricing'
import { priceUnder, type PricedQuote } from '@seberang/domain/terms'
import { Clock, ShieldAlert } from '@seberang/design-system/icons'
import { act, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { editOf, paths } from '../../lib/navigation/paths.ts'
import { cart } from '../../testing/cart.ts'
import { individual, shoes } from '../../testing/reference.ts'
import { changeSelection, emptyOrder } from '../../lib/selection/order.ts'
import { fakeServer } from '../../testing/fake-server.ts'
import { renderApp, type Rendered } from '../../testing/render-app.tsx'
import { LockerList } from './LockerList.tsx'

const none = { count_total: 0, titipimport: 0, titipexport: 0 }

/** @param elsewhere shipments that are not in the locker any more */
async function emptyLocker(elsewhere: number): Promise<Rendered> {
  const server = fakeServer()
  server.answer(calls.carts, { count: 0, next: null, previous: null, page_size: 10, results: [] })
  server.answer(calls.cartCounts, {
    data: {
      ...none,
      count_total: elsewhere,
      titipimport: elsewhere,
      idle: none,
      payable: 0,
      quarantine: 0,
      by_status: {},
      by_place: {},
      payable_by_status: {},
      countries: [],
    },
  })
  return renderApp(
    <LockerList status="idle" query="" page={1} hrefOf={() => ''} onReset={() => undefined} />,
    { texts: ['locker'] },
  )
}

test('an empty locker leads to the shipments that are on their way', async () => {
  const { t } = await emptyLocker(1)
  const link = await screen.findByRole('link', { name: t('common:nav.status') })
  expect(link).toHaveAttribute('href', paths.status)
  expect(screen.queryByText(t('locker:empty.text'))).not.toBeInTheDocument()
})

test('an empty locker of somebody without shipments asks for the first one', async () => {
  const { t } = await emptyLocker(0)
  expect(await screen.findByText(t('locker:empty.text'))).toBeVisible()
  expect(screen.queryByRole('link', { name: t('common:nav.status') })).not.toBeInTheDocument()
})

const papers = { request: 'Surat izin BPOM.', asked_at: '2026-11-20T03:00:00Z', given_at: null }
const inQuarantine = {
  ...cart,
  status: 'quarantine',
  revision: { quantity: 2, weight_kg: 1.1, length_cm: 30, width_cm: 20, height_cm: 12 },
} satisfies Cart
const lacksPapers: Cart = {
  ...inQuarantine,
  cart_code: 'SBR-PAPERS',
  quarantine_status: 'needs_papers',
  papers,
  can: { ...cart.can, checkout: 'no_papers' },
}
const lacksBoth: Cart = {
  ...inQuarantine,
  cart_code: 'SBR-BOTH',
  products: [],
  priced: null,
  quarantine_status: 'needs_products',
  papers,
  can: { ...cart.can, checkout: 'no_products' },
}
const sent: Cart = {
  ...inQuarantine,
  cart_code: 'SBR-SENT',
  invoice_file: 'F-1',
  setup: { ...cart.setup, invoice_file: 'F-1' },
  quarantine_status: 'in_review',
  papers: { ...papers, given_at: '2026-11-21T03:00:00Z' },
}

async function quarantine(...carts: Cart[]): Promise<Rendered> {
  const server = fakeServer()
  server.answer(calls.carts, {
    count: carts.length,
    next: null,
    previous: null,
    page_size: 10,
    results: carts,
  })
  const page = await renderApp(
    <LockerList status="quarantine" query="" page={1} hrefOf={() => ''} onReset={() => undefined} />,
    { texts: ['locker', 'pricing', 'price', 'reason'] },
  )
  await screen.findAllByRole('list')
  return page
}

const row = (code: string) => {
  const found = screen.getByText(code).closest('li')
  if (!found) throw new Error(`No row of ${code}`)
  return within(found)
}

test('a row in quarantine says its task once, with its button', async () => {
  const { t } = await quarantine(lacksPapers)
  const papers = row('SBR-PAPERS')
  expect(papers.getByText(t('locker:fromWarehouse.task.papers'))).toBeVisible()
  expect(papers.getByText(t('locker:papers.asked', { request: 'Surat izin BPOM' }))).toBeVisible()
  expect(papers.queryByText(new RegExp(t('locker:reason.no_papers')))).toBeNull()
  expect(papers.queryByRole('checkbox')).toBeNull()
  expect(papers.getByText(/^2 kotak/)).toBeVisible()
  expect(papers.getByRole('link', { name: new RegExp(t('locker:action.attach')) })).toHaveAttribute(
    'href',
    editOf('SBR-PAPERS'),
  )
})

test('a parcel without a list of goods that also waits for papers says both', async () => {
  const { t } = await quarantine(lacksBoth)
  const text = row('SBR-BOTH').getByText(new RegExp(t('locker:quarantine.noList')))
  expect(text).toHaveTextContent(t('locker:papers.asked', { request: 'Surat izin BPOM' }))
  expect(row('SBR-BOTH').getByText(t('locker:fromWarehouse.task.products_and_papers'))).toBeVisible()
})

test('a parcel whose papers were sent is in a group of its own, never called complete', async () => {
  const { t } = await quarantine(lacksPapers, sent)
  const titles = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
  expect(titles.slice(0, 2)).toEqual([t('locker:quarantine.tasks'), t('locker:quarantine.inReview')])
  const group = within(screen.getByRole('region', { name: t('locker:quarantine.inReview') }))
  expect(group.getByText(t('locker:fromWarehouse.files', { count: 1 }))).toBeVisible()
  const [first] = group.getAllByRole('link')
  expect(first).toHaveTextContent(t('locker:action.add'))
  expect(group.getByRole('checkbox')).toBeEnabled()
})

test('a parcel whose HS code we look up waits: nothing of it warns its owner', async () => {
  const waits: Cart = { ...cart, priced: null, can: { ...cart.can, checkout: 'unclassified' } }
  const server = fakeServer()
  server.answer(calls.carts, { count: 1, next: null, previous: null, page_size: 10, results: [waits] })
  const { t } = await renderApp(
    <LockerList status="idle" query="" page={1} hrefOf={() => ''} onReset={() => undefined} />,
    { texts: ['locker'] },
  )
  expect(await screen.findByText(t('locker:reason.unclassified'))).toBeVisible()
  const drawn = (within: Element | null) =>
    [...(within?.querySelectorAll('path') ?? [])].map((path) => path.getAttribute('d'))
  expect(drawn(screen.getByText(t('locker:noPrice.hscode')))).toEqual([Clock])
  expect(drawn(screen.getByRole('listitem'))).not.toContain(ShieldAlert)
  // There is nothing that all of could be selected.
  expect(screen.queryByText(t('locker:selectAll'))).not.toBeInTheDocument()
})

test.each([
  ['the same', { weight_kg: 1.2 }, false],
  ['another', { weight_kg: 1.4 }, true],
])('a measured weight is a change only where it is another: %s', async (_, measured, isChange) => {
  const weighed: Cart = {
    ...cart,
    status: 'warehouse',
    estimation: { ...cart.estimation, weight_kg: 1.2 },
    revision: { quantity: 1, length_cm: 30, width_cm: 20, height_cm: 12, ...measured },
  }
  const server = fakeServer()
  server.answer(calls.carts, { count: 1, next: null, previous: null, page_size: 10, results: [weighed] })
  const { t } = await renderApp(
    <LockerList status="idle" query="" page={1} hrefOf={() => ''} onReset={() => undefined} />,
    { texts: ['locker', 'pricing', 'price', 'reason'] },
  )
  expect(await screen.findByText(t('locker:selectAll'))).toBeInTheDocument()
  const listed = document.body.textContent.replaceAll('\u00a0', ' ')
  expect(listed).toContain(isChange ? '1,4 kg' : '1,2 kg')
  expect(listed.split('1,2 kg').length - 1).toBe(1)
})

test('a row on its way says what is billed where that is not what it weighs; the list, that it will be weighed', async () => {
  const answer = { ...cart.priced.answer, weight: { real_kg: 1, volumetric_kg: 5, chargeable_kg: 5 } }
  const away: Cart = {
    ...cart,
    status: 'from_seller',
    estimation: { ...cart.estimation, weight_kg: 1, length_cm: 30, width_cm: 20, height_cm: 12 },
    revision: {},
    priced: { ...cart.priced, answer },
  }
  const server = fakeServer()
  server.answer(calls.carts, {
    count: 2,
    next: null,
    previous: null,
    page_size: 10,
    results: [away, { ...away, cart_code: 'SBR-A2' }],
  })
  const { t } = await renderApp(
    <LockerList status="idle" query="" page={1} hrefOf={() => ''} onReset={() => undefined} />,
    { texts: ['locker', 'pricing', 'price', 'reason'] },
  )
  expect(await screen.findAllByText(/^ditagih 5\skg \(30\s×\s20\s×\s12\scm\)$/)).toHaveLength(2)
  expect(screen.getAllByText(new RegExp(t('locker:weighedLater')))).toHaveLength(1)
})

test('while nothing can be paid, the aside does not ask to tick anything', async () => {
  const server = fakeServer()
  const held: Cart = { ...cart, can: { ...cart.can, checkout: 'unclassified' } }
  server.answer(calls.carts, { count: 1, next: null, previous: null, page_size: 10, results: [held] })
  const { t } = await renderApp(
    <LockerList status="idle" query="" page={1} hrefOf={() => ''} onReset={() => undefined} />,
    { texts: ['locker'] },
  )
  expect(await screen.findByText(t('locker:aside.notYetText'))).toBeVisible()
  expect(screen.queryByText(t('locker:aside.noneText'))).toBeNull()
})

test('a search counts what it found, and apart what stays selected outside of it', async () => {
  const found: Cart = { ...cart, cart_code: 'SBR-FOUND' }
  const others: Cart[] = ['SBR-A', 'SBR-B'].map((cart_code) => ({ ...cart, cart_code }))
  const server = fakeServer()
  server.answer(calls.carts, ({ url }) => {
    const results = url.includes('codes=') ? others : [found]
    return { count: results.length, next: null, previous: null, page_size: 10, results }
  })
  const chosen = others.map(({ cart_code }) => cart_code)
  const { t, user } = await renderApp(
    <LockerList status="idle" query="found" page={1} hrefOf={() => ''} onReset={() => undefined} />,
    { texts: ['locker', 'pricing', 'price', 'reason'] },
  )
  act(() => changeSelection((now) => ({ ...now, chosen })))
  const noteOf = (count: number) =>
    t('locker:selectedElsewhere', { selected: t('locker:selected', { count, total: 1 }), count: 2 })
  expect(await screen.findByText(noteOf(0))).toBeVisible()
  const all = screen.getByRole('checkbox', { name: new RegExp(t('locker:selectAll')) })
  await user.click(all)
  expect(await screen.findByText(noteOf(1))).toBeVisible()
  await user.click(all)
  expect(await screen.findByText(noteOf(0))).toBeVisible()
  act(() => changeSelection(() => emptyOrder.selection))
})

test('a row says that a price is kept, and until when in a note', async () => {
  const quote: PricedQuote = {
    code: 'K7M2XD4Q',
    expires_at: '2026-12-03T22:47:00Z',
    state: 'kept',
    changes: [],
    quoted_total: 245_000,
    today_total: 250_000,
  }
  const explanation: Priced['explanation'] = [
    { line: 'domestic_shipping', rule: 'domestic_shipping', exact: '0', amount: 0, basis: 'estimate' },
  ]
  await quarantine({ ...sent, priced: { ...cart.priced, quote, explanation } })
  expect(row('SBR-SENT').getByText(/^Ditahan$/)).toBeVisible()
  expect(row('SBR-SENT').getByText(/^ditahan sampai 4\sDes 05\.47\sWIB$/)).toBeVisible()
})

test('a row names the quote that a choice ended, and why', async () => {
  const { rates, rates_as_of, rule_set } = cart.priced
  const request: PricingRequest = {
    country: 'US',
    insurance: 0,
    has_valid_npwp: false,
    is_disable_minimum_weight: false,
    rates,
    package: individual,
    products: [
      {
        category: shoes,
        quantity: 1,
        weight: 1,
        weight_unit: 'kg',
        length: 30,
        width: 20,
        height: 10,
        dimension_unit: 'cm',
        price_original: '60',
        currency_code: 'USD',
      },
    ],
  }
  const terms = { code: 'K7M2XD4Q', expires_at: '2026-12-03T22:47:00Z', request, rule_set, rates_as_of }
  const quote: PricedQuote = {
    code: terms.code,
    expires_at: terms.expires_at,
    state: 'changed',
    changes: ['price'],
    quoted_total: null,
    today_total: cart.priced.answer.total,
  }
  await quarantine({
    ...sent,
    priced: { ...cart.priced, quote },
    quote: { ...terms, sub_district_id: null, courier_code: null, today: { rates, rates_as_of } },
  })
  const quoted = formatRupiah(priceUnder(request, { rule_set, rates_as_of }).answer.total)
  expect(
    row('SBR-SENT').getByText(`penawaran ${quoted} tidak berlaku: kamu mengubah harga barang`),
  ).toBeVisible()
})
