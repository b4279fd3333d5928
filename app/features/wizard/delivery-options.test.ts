import type { Category, Package } from '@seberang/domain/api'
import { describe, expect, it } from 'vitest'
import type { Reference } from '../../lib/reference/reference.ts'
import type { PricingContext } from '../../lib/pricing/products.ts'
import { isAccepted, isPriceable, isWhole, toCartInput } from './draft/convert.ts'
import { changedCart } from './draft/draft-of-cart.ts'
import { emptyDraft, emptyProduct, type ProductDraft } from './draft/draft.ts'
import {
  cheapestOf,
  containersFor,
  deliveryOptionsFor,
  deliveryOptionsOn,
  lowestPrices,
} from './delivery-options.ts'

const air: Package = {
  package_id: 'udara-individu',
  title: 'Express Pribadi',
  package_track: 'udara',
  package_type: 'individu',
  price_json: { US: { tiers: [{ up_to_kg: 20, price_per_kg: 245_000 }] } },
  package_details: { bea_masuk: 7.5, ppn: 11, pph_npwp: 0 },
  accepts_battery: true,
  days: { US: [5, 8] },
}
const refuses: Package = {
  ...air,
  package_id: 'udara-trading-company',
  package_type: 'trading-company',
  price_json: { US: { tiers: [{ up_to_kg: null, price_per_kg: 200_000 }] } },
  accepts_battery: false,
}
const sea: Package = {
  ...air,
  package_id: 'laut-trading-company',
  package_track: 'laut',
  package_type: 'trading-company',
  tax_included: true,
  price_json: {},
  days: { US: [45, 60] },
}
const category: Category = {
  category_id: 'umum',
  category_name: 'Barang Umum',
  type: 'retail',
  price_cbm: 4_800_000,
  price_20: 60_000_000,
  price_40: 95_000_000,
  percentage_bea_masuk: 10,
  percentage_ppn: 11,
  percentage_pph: 7.5,
  percentage_pph_non_npwp: 15,
  additional_info: {},
}
const reference: Reference = {
  rates: [{ currency: 'USD', rupiah: 16_000, country_flag: 'US', as_of: '2026-11-01T00:00:00Z', source: '' }],
  ratesAsOf: '',
  packages: [air, refuses, sea],
  categories: [category],
  agents: { air: [], sea: [] },
}
const fromAmerica: PricingContext = {
  country: 'US',
  insurance: 0,
  has_valid_npwp: false,
  is_disable_minimum_weight: false,
}
const lens: ProductDraft = {
  ...emptyProduct('a', 'USD'),
  title: 'Lensa',
  categoryId: 'umum',
  hscode: '900211',
  price: '100',
  weight: '1',
}
const deliveryOptionsOf = (change: Partial<ProductDraft> = {}, context = fromAmerica) =>
  deliveryOptionsFor([{ ...lens, ...change }], context, reference)
const byAir = (...args: Parameters<typeof deliveryOptionsOf>) =>
  deliveryOptionsOn('air', 'fcl_40', deliveryOptionsOf(...args))

describe('the delivery options', () => {
  it('are the packages of the track that serve the origin, cheapest first', () => {
    const deliveryOptions = byAir()
    expect(deliveryOptions.map(({ package: option }) => option.package_id)).toEqual([
      'udara-trading-company',
      'udara-individu',
    ])
    expect(deliveryOptionsOn('sea', 'fcl_40', deliveryOptionsOf())).toMatchObject([{ container: 'fcl_40' }])
    expect(byAir({}, { ...fromAmerica, country: 'CN' })).toEqual([])
  })

  it('are ranked by what the law takes, not by a tariff that charges less', () => {
    const jastip: Package = { ...air, package_id: 'udara-jastip', package_type: 'jastip' }
    const offered = deliveryOptionsFor([{ ...lens, price: '350' }], fromAmerica, {
      ...reference,
      packages: [jastip, air],
    })
    const [first, second] = deliveryOptionsOn('air', 'lcl', offered)
    expect([first, second].map((one) => one?.package.package_id)).toEqual(['udara-individu', 'udara-jastip'])
    expect(second?.price?.answer.total).toBeLessThan(first?.price?.answer.total ?? 0)
    expect(second?.option?.toPrepare).toBeGreaterThan(first?.option?.toPrepare ?? 0)
    expect(lowestPrices(offered).air).toBe(first?.option?.toPrepare)
  })

  it('keep their price when a battery makes them unavailable, and come last', () => {
    const deliveryOptions = byAir({ hasBattery: true })
    expect(deliveryOptions.map(({ refusal }) => refusal)).toEqual([null, 'battery'])
    expect(deliveryOptions[1]?.price).not.toBeNull()
    expect(cheapestOf(deliveryOptions)?.package.package_id).toBe('udara-individu')
  })

  it.each([
    ['above the last tier', { weight: '21' }, 'too_heavy'],
    ['of an unknown category', { categoryId: 'lain' }, 'no_price'],
  ] as const)('%s have no price', (_, change, refusal) => {
    const found = byAir(change)
    expect(found.find(({ package: option }) => option === air)).toMatchObject({ price: null, refusal })
  })
})

describe('the containers', () => {
  const metres = (length: string, quantity = '1') =>
    containersFor(deliveryOptionsOf({ length, width: '2', height: '2', sizeUnit: 'm', quantity }))

  it.each([
    ['a little', metres('1'), ['lcl'], ['lcl', 'fcl_20', 'fcl_40']],
    ['nearly a small one', metres('8'), ['fcl_20'], ['lcl', 'fcl_20', 'fcl_40']],
    ['more than a small one holds', metres('10'), ['fcl_40'], ['lcl', 'fcl_40']],
    ['more than any container holds', metres('10', '2'), ['lcl'], ['lcl']],
  ] as const)('%s: the cheapest that fits is marked', (_, deliveryOptions, cheapest, fitting) => {
    expect(deliveryOptions.filter(({ isCheapest }) => isCheapest).map(({ container }) => container)).toEqual(
      cheapest,
    )
    expect(deliveryOptions.filter(({ fits }) => fits).map(({ container }) => container)).toEqual(fitting)
  })
})

describe('the request', () => {
  const chosen = { addressId: '7', packageId: 'p', agentId: 'us-sea', country: 'US', courierCode: null }
  const draft = { ...emptyDraft('k'), products: [lens], isWood: true, woodNote: ' Palet ' }

  it('names container and wood by sea only', () => {
    expect(toCartInput(draft, chosen).setup).not.toHaveProperty('container_type')
    expect(toCartInput({ ...draft, track: 'sea' }, chosen).setup).toMatchObject({
      container_type: 'fcl_40',
      shipment_type: 'wholesale',
      is_wood: true,
      wood_note: 'Palet',
      insurance: 0,
    })
  })

  it('contains photo, document and product code', () => {
    const [product] = toCartInput(
      {
        ...draft,
        products: [
          {
            ...lens,
            detailCode: 'SD-1',
            photo: { id: 'f1', name: 'a.jpg', type: 'image/jpeg' },
            document: { id: 'f2', name: 'b.pdf', type: 'application/pdf' },
          },
        ],
      },
      chosen,
    ).products
    expect(product).toMatchObject({ cart_detail_code: 'SD-1', image_url: 'f1', additional_document: 'f2' })
  })

  it('keeps values of a saved shipment that have no field, and drops emptied ones', () => {
    const cart = {
      cart_code: 'SC-1',
      products: [{ cart_detail_code: 'SD-1', product_description: 'Kaca' }],
      setup: {
        agent_id: 'us-sea',
        country: 'US',
        address_id: '1',
        package_id: 'p',
        shipment_type: 'retail',
        marking_code: 'M-1',
        insurance: 0.05,
        container_type: 'lcl',
        wood_note: 'Palet',
        seller_tracking_number: 'R-1',
      },
    } as unknown as Parameters<typeof changedCart>[1]
    const changed = changedCart({ ...draft, products: [{ ...lens, detailCode: 'SD-1' }] }, cart, chosen, 3)
    expect(changed.version).toBe(3)
    expect(changed.setup).toMatchObject({
      cart_code: 'SC-1',
      marking_code: 'M-1',
      insurance: 0.05,
      address_id: '7',
    })
    for (const emptied of ['container_type', 'wood_note', 'seller_tracking_number'])
      expect(changed.setup).not.toHaveProperty(emptied)
    expect(changed.products[0]?.product_description).toBe('Kaca')
  })

  it.each([
    ['that is complete', lens, true],
    ['without an HS code', { ...lens, hscode: '' }, false],
    ['with a weight that can be read in two ways', { ...lens, weight: '1.500' }, false],
  ] as const)('a product %s', (_, product, whole) => expect(isWhole(product)).toBe(whole))

  it.each([
    ['that is complete', lens, true, true],
    ['a new one without an HS code', { ...lens, hscode: '' }, true, false],
    ['one that was saved without', { ...lens, hscode: '', detailCode: 'SD-1' }, true, true],
    ['a saved one without a price', { ...lens, price: '', detailCode: 'SD-1' }, false, false],
  ] as const)('%s is priced or not, saved or not', (_, product, priced, saved) => {
    expect(isPriceable(product)).toBe(priced)
    expect(isAccepted(product)).toBe(saved)
  })
})
