import type { Category, Package } from '@seberang/domain/api'
import {
  currentRuleSet,
  deliveredBy,
  undeliveredRequest,
  type PricingContext,
} from '@seberang/domain/pricing'
import { describe, expect, it } from 'vitest'
import type { Reference } from '../../lib/reference/reference.ts'
import { cart as savedCart } from '../../testing/cart.ts'
import {
  areValidBoxes,
  isAccepted,
  isPriceable,
  isWhole,
  packagingOfDraft,
  toCartInput,
  toProductInput,
} from './draft/convert.ts'
import { changedCart, draftOfCart } from './draft/draft-of-cart.ts'
import { emptyBoxes, emptyDraft, emptyProduct, type BoxesDraft, type ProductDraft } from './draft/draft.ts'
import {
  changeOfTrack,
  cheapestOf,
  cheapestWithin,
  containersFor,
  deliveryOptionsFor,
  deliveryOptionsOn,
  lowestOptions,
  premiumFor,
  savedByNpwp,
  savedByOtherTrack,
  type PricedDeliveryOption,
} from './delivery-options.ts'

const air: Package = {
  package_id: 'udara-individu',
  title: 'Express Perorangan',
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
const dear: Package = {
  ...air,
  package_id: 'udara-jastip',
  package_type: 'jastip',
  price_json: { US: { tiers: [{ up_to_kg: null, price_per_kg: 20_000_000 }] } },
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

describe('the premium of an insurance', () => {
  const insured = { ...fromAmerica, insurance: 0.05 } as const
  const valuable = [{ ...lens, price: '1000' }]

  it('is that of the price on the terms of the quote', () => {
    const parcel = undeliveredRequest(
      { ...insured, products: valuable.map(toProductInput) },
      { rates: { USD: 15_000, IDR: 1 }, category: () => category, hscodeDuty: () => undefined },
    )
    if (!parcel) throw new Error('the lens has a request')
    const quote = {
      terms: {
        code: 'ABCDEFGH',
        expires_at: '2999-01-01T00:00:00Z',
        request: deliveredBy(parcel, air, null),
        rule_set: currentRuleSet().id,
        rates_as_of: '2026-11-01T00:00:00Z',
        sub_district_id: null,
        courier_code: null,
      },
      sub_district_id: null,
      courier_code: null,
    }
    const premiumUnder = (applied: typeof quote | null) => {
      const [option] = deliveryOptionsOn(
        'air',
        'lcl',
        deliveryOptionsFor(valuable, insured, { ...reference, packages: [air] }, applied),
      )
      return [
        premiumFor(valuable, insured, reference, option, applied),
        option?.price?.answer.lines.insurance,
      ]
    }
    const today = premiumUnder(null)
    const quoted = premiumUnder(quote)
    expect(today[0]).toBe(today[1])
    expect(quoted[0]).toBe(quoted[1])
    expect(quoted[0]).toBeLessThan(today[0] ?? 0)
  })
})

it('an NPWP saves the difference of the income tax, and nothing to who has one or where none is levied', () => {
  const company = { ...air, package_type: 'company' as const, package_details: {} }
  const optionOf = (offered: typeof air, has_valid_npwp: boolean) => {
    const context = { ...fromAmerica, has_valid_npwp }
    const known = { ...reference, packages: [offered] }
    const [option] = deliveryOptionsFor([lens], context, known)
    return {
      tax: option?.price?.answer.lines.income_tax ?? 0,
      saved: savedByNpwp([lens], context, known, option, null),
    }
  }
  const [without, withNpwp] = [optionOf(company, false), optionOf(company, true)]
  expect(without.saved).toBe(without.tax - withNpwp.tax)
  expect(without.saved).toBeGreaterThan(0)
  expect(withNpwp.saved).toBe(0)
  expect(optionOf(air, false).saved).toBe(0)
})

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
    expect(second?.option?.amountToHaveReady).toBeGreaterThan(first?.option?.amountToHaveReady ?? 0)
    expect(lowestOptions(offered).air?.amountToHaveReady).toBe(first?.option?.amountToHaveReady)
  })

  it('the lowest price by sea names its container: the cheapest until one is chosen', () => {
    const offered = deliveryOptionsFor([lens], fromAmerica, reference)
    const [open, chosen] = [lowestOptions(offered).sea, lowestOptions(offered, 'fcl_20').sea]
    expect([open?.container, chosen?.container]).toEqual(['lcl', 'fcl_20'])
    expect(chosen?.amountToHaveReady).toBeGreaterThan(open?.amountToHaveReady ?? 0)
  })

  it('the other track saves the difference to the chosen option, until then to the cheapest here', () => {
    const offered = deliveryOptionsFor([lens], fromAmerica, { ...reference, packages: [air, dear, sea] })
    const { air: lowestAir, sea: lowestSea } = lowestOptions(offered)
    const chosen = offered.find(({ package: { package_id } }) => package_id === dear.package_id)?.option
    if (!chosen || !lowestAir || !lowestSea) throw new Error('every one has a price')
    expect(chosen.amountToHaveReady).toBeGreaterThan(lowestAir.amountToHaveReady)
    expect(savedByOtherTrack(lowestAir, chosen, lowestAir)).toBe(
      chosen.amountToHaveReady - lowestAir.amountToHaveReady,
    )
    expect(savedByOtherTrack(lowestAir, null, lowestSea)).toBe(
      lowestSea.amountToHaveReady - lowestAir.amountToHaveReady,
    )
    expect(savedByOtherTrack(lowestSea, null, lowestAir)).toBe(0)
  })

  it('the cheapest of a track is the cheapest of everything only where the other track costs no less', () => {
    const offered = deliveryOptionsFor([lens], fromAmerica, reference)
    const { air: lowestAir, sea: lowestSea } = lowestOptions(offered)
    const [first, second] = [
      ...deliveryOptionsOn('air', 'lcl', offered),
      ...deliveryOptionsOn('sea', 'lcl', offered),
    ]
      .flatMap(({ option }) => option ?? [])
      .toSorted((one, other) => one.amountToHaveReady - other.amountToHaveReady)
      .filter(({ id }) => [lowestAir?.id, lowestSea?.id].includes(id))
    expect(first && cheapestWithin(first, offered)).toBe('everything')
    expect(second && cheapestWithin(second, offered)).toBe(second?.container ? 'sea' : 'air')
    // A whole container is not even the cheapest by sea.
    const whole = deliveryOptionsOn('sea', 'fcl_40', offered)
    const container = cheapestOf(whole)
    expect(container && cheapestWithin(container, offered)).toBeNull()
  })

  it('keep their price when a battery makes them unavailable, and come last', () => {
    const deliveryOptions = byAir({ hasBattery: true })
    expect(deliveryOptions.map(({ refusal }) => refusal)).toEqual([null, 'battery'])
    expect(deliveryOptions[1]?.price).not.toBeNull()
    expect(cheapestOf(deliveryOptions)?.package.package_id).toBe('udara-individu')
  })

  it.each([
    ['above the last tier', { weight: '21' }, 'too_heavy'],
    ['of an unknown category', { categoryId: 'lain' }, 'incomplete'],
  ] as const)('%s have no price', (_, change, refusal) => {
    const found = byAir(change)
    expect(found.find(({ package: option }) => option === air)).toMatchObject({ price: null, refusal })
  })
})

it('an option without a tariff is not the goods’ fault', () => {
  const [option] = deliveryOptionsFor([lens], fromAmerica, {
    ...reference,
    packages: [{ ...air, price_json: {} }],
  })
  expect(option).toMatchObject({ price: null, refusal: 'no_price' })
})

describe('the change of air and sea', () => {
  const offer = (offered: Package, refusal: PricedDeliveryOption['refusal']): PricedDeliveryOption => ({
    package: offered,
    container: offered === sea ? 'fcl_40' : null,
    price: null,
    option: null,
    refusal,
  })
  const change = (
    packageId: string | null,
    importer: Package['package_type'] | undefined,
    there: PricedDeliveryOption[],
  ) =>
    changeOfTrack(
      'sea',
      { packageId, ...(importer && { importer }) },
      {
        allOptions: [offer(air, null), offer(refuses, null), ...there],
        container: 'fcl_40',
      },
    )

  it.each([
    ['is free', null, sea.package_id],
    ['has no price yet', 'incomplete', sea.package_id],
    ['has no tariff', 'no_price', null],
    ['takes no battery', 'battery', null],
    ['takes no goods of this value', 'too_valuable', null],
    ['takes no goods of this weight', 'too_heavy', null],
  ] as const)('keeps the importer where the option there %s, else chooses none', (_, refusal, packageId) => {
    const expected = { type: 'track', track: 'sea', packageId, importer: 'trading-company' }
    expect(change(refuses.package_id, undefined, [offer(sea, refusal)])).toEqual(expected)
    // Also on the way back, from where it could not be had.
    expect(change(null, 'trading-company', [offer(sea, refusal)])).toEqual(expected)
  })

  it('chooses no other importer, and none in another container', () => {
    expect(change(air.package_id, undefined, [offer(sea, null)])).toMatchObject({
      packageId: null,
      importer: 'individu',
    })
    const inAnother = { ...offer(sea, null), container: 'lcl' as const }
    expect(change(refuses.package_id, undefined, [inAnother]).packageId).toBeNull()
    expect(change(null, undefined, [offer(sea, null)])).toMatchObject({
      packageId: null,
      importer: undefined,
    })
  })
})

describe('the containers', () => {
  it('show the freight of the chosen importer, and until one is chosen the least', () => {
    const allIn: Package = { ...sea, package_id: 'laut-all-in', tax_included: true }
    const offered = deliveryOptionsOf({ length: '1', width: '1', height: '1', sizeUnit: 'm' })
      .filter(({ container, price }) => container === 'lcl' && price)
      .slice(0, 1)
      .flatMap((one) => {
        const dearer = one.price && {
          ...one.price,
          answer: {
            ...one.price.answer,
            lines: { ...one.price.answer.lines, freight: one.price.answer.lines.freight + 1_000_000 },
          },
        }
        const general = one.option && { ...one.option, levies: 'general_rates' as const }
        return [
          { ...one, package: allIn, price: dearer },
          { ...one, option: general },
        ]
      })
    const [dear, cheap] = offered.map(({ price }) => price?.answer.lines.freight)
    expect(containersFor(offered)).toMatchObject([{ freight: cheap, isFrom: true, isAllIn: false }])
    expect(containersFor(offered, 'laut-all-in')).toMatchObject([
      { freight: dear, isFrom: false, isAllIn: true },
    ])
  })

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
        seller_tracking_number: 'R-10001',
      },
    } as unknown as Parameters<typeof changedCart>[1]
    const changed = changedCart({ ...draft, products: [{ ...lens, detailCode: 'SD-1' }] }, cart, chosen, 3)
    expect(changed.version).toBe(3)
    expect(changed.setup).toMatchObject({
      cart_code: 'SC-1',
      marking_code: 'M-1',
      insurance: 0,
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

  const boxes = {
    ...emptyBoxes,
    count: '3',
    weight: '36,5',
    length: '60',
    width: '40',
    height: '40',
    isFragile: true,
    markingCode: ' LMP-7 ',
    invoice: { id: 'f3', name: 'invoice.pdf', type: 'application/pdf' },
  }
  const ofBoxes = {
    quantity_packaging: 3,
    package_weight_unit: 'kg' as const,
    package_dimension_unit: 'cm' as const,
    estimation_weight: '36.5',
    estimation_dimension_length: '60',
    estimation_dimension_width: '40',
    estimation_dimension_height: '40',
    is_fragile_goods: true,
    marking_code: 'LMP-7',
    invoice_file: 'f3',
  }

  it('names the boxes in the units that were typed, and a courier that delivers there', () => {
    const setup = toCartInput({ ...draft, boxes }, { ...chosen, courierCode: 'jne-reg' }).setup
    expect(setup).toMatchObject({ ...ofBoxes, courier_package: 'jne-reg' })
    expect(toCartInput({ ...draft, courier: 'jne-reg' }, chosen).setup).not.toHaveProperty('courier_package')
    expect(toCartInput({ ...draft, boxes: emptyBoxes }, chosen).setup).not.toHaveProperty(
      'quantity_packaging',
    )
  })

  it.each([
    ['all of it', boxes, true],
    ['nothing', emptyBoxes, true],
    ['a mark alone', { ...emptyBoxes, markingCode: 'A' }, true],
    ['half a box', { ...boxes, count: '1,5' }, false],
    ['no box', { ...boxes, count: '0' }, false],
    ['a side without the others', { ...boxes, width: '' }, false],
    ['a weight that can be read in two ways', { ...boxes, weight: '1.500' }, false],
  ] as const)('takes of the boxes: %s', (_, typed, valid) => expect(areValidBoxes(typed)).toBe(valid))

  it('is priced by its boxes, once they are known', () => {
    const [byProducts, byBoxes] = [undefined, boxes].map(
      (typed) =>
        deliveryOptionsFor(
          [lens],
          { ...fromAmerica, packaging: packagingOfDraft({ boxes: typed }) },
          reference,
        ).find(({ package: { package_id } }) => package_id === sea.package_id)?.price?.answer.weight,
    )
    expect(byBoxes).toMatchObject({ real_kg: 36.5 })
    expect(byProducts?.real_kg).not.toBe(36.5)
    expect(packagingOfDraft({ boxes: { ...boxes, count: '0' } })).toBeNull()
  })

  describe('of a saved shipment with boxes', () => {
    const setup = {
      agent_id: 'us-sea',
      country: 'US',
      address_id: '1',
      package_id: 'p',
      shipment_type: 'retail' as const,
      estimation_volume: '0.3',
      courier_package: 'jne-reg',
      ...ofBoxes,
    }
    const cart = { ...savedCart, setup }
    const names = { photo: '', document: '', invoice: 'invoice.pdf' }
    const saved = draftOfCart(cart, names, reference.agents)
    const after = (typed: Partial<BoxesDraft>) =>
      changedCart(
        { ...saved, boxes: { ...(saved.boxes ?? emptyBoxes), ...typed } },
        cart,
        { ...chosen, courierCode: 'jne-reg' },
        2,
      ).setup

    it('comes back as it was typed', () => {
      expect(saved).toMatchObject({
        boxes: { ...boxes, markingCode: 'LMP-7', invoice: { id: 'f3', name: 'invoice.pdf', type: '' } },
        courier: 'jne-reg',
      })
      expect(after({})).toMatchObject({ ...ofBoxes, estimation_volume: '0.3', courier_package: 'jne-reg' })
    })

    it('drops what was emptied, and a volume that belonged to other boxes', () => {
      expect(after({ markingCode: '', isFragile: false, invoice: null })).not.toHaveProperty('marking_code')
      expect(after({ isFragile: false })).not.toHaveProperty('is_fragile_goods')
      expect(after({ markingCode: '' })).toHaveProperty('estimation_volume')
      expect(after({ count: '2' })).not.toHaveProperty('estimation_volume')
    })
  })
})

it('before there is an address, a company is supposed to have an NPWP, and nobody else', () => {
  const company = { ...air, package_id: 'company', package_type: 'company' as const, package_details: {} }
  const known = { ...reference, packages: [company, { ...air, package_details: {} }] }
  const taxes = (has_valid_npwp: boolean | undefined) =>
    deliveryOptionsFor([lens], { ...fromAmerica, has_valid_npwp }, known).map(
      ({ price }) => price?.answer.lines.income_tax ?? 0,
    )
  const [[reduced = 0], [, full = 0]] = [taxes(true), taxes(false)]
  expect(reduced).toBeLessThan(full)
  expect(taxes(undefined)).toEqual([reduced, full])
})
