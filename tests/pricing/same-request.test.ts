import type { Cart, CartInput, Category, Package, QuoteInput } from '@seberang/domain/api'
import {
  currentRuleSet,
  explain,
  packagingOf,
  PricingError,
  tracks,
  type PricingRequest,
} from '@seberang/domain/pricing'
import type { QuoteTerms } from '@seberang/domain/terms'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { choiceFor } from '../../app/features/checkout/choice.ts'
import { reprice, screenRequest } from '../../app/features/checkout/reprice.ts'
import { estimate } from '../../app/features/home/estimate.ts'
import type { CompleteCart } from '../../app/lib/shipments/cart-text.ts'
import { columnsOf, detailOf, shipmentOfInput } from '../../server/features/cart/input.ts'
import { resolveQuote } from '../../server/features/quote/request.ts'
import { Refusal } from '../../server/refusal/refusal.ts'
import { catalogueOfSeeds } from '../../server/reference/catalogue.ts'
import { readSeeds } from '../../server/reference/seeds.ts'
import { weightOf } from '../../server/shipments/couriers.ts'
import { shipmentOf, type LoadedCart } from '../../server/shipments/load.ts'
import { pricingRequestOf, tryPrice } from '../../server/shipments/price.ts'
import { viewCart } from '../../server/shipments/view.ts'

/** 100,000 with `RUNS=100000`, as every change of a translation deserves. */
const numRuns = Number(process.env['RUNS'] ?? 5_000)
const catalogue = catalogueOfSeeds(readSeeds())
const categories = catalogue.all('categories') as readonly Category[]
const now = new Date('2026-11-22T03:00:00Z')

/** Zero, absent, numbers and texts, as the API lets them in. */
const figure = fc.oneof(
  fc.constant(0),
  fc.constant('0'),
  fc.constant('0.000'),
  fc.integer({ min: 1, max: 5_000 }),
  fc.integer({ min: 1, max: 500_000 }).map((value) => (value / 1000).toFixed(3)),
)
const perhaps = <Value>(values: fc.Arbitrary<Value>) => fc.option(values, { nil: undefined })
const side = fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 300 }), fc.constant('12.5'))

const input: fc.Arbitrary<CartInput> = fc
  .record({
    package_id: fc.constantFrom(...catalogue.all('packages').map((option) => option.package_id)),
    country: fc.constantFrom('US', 'CN', 'KR'),
    container_type: perhaps(fc.constantFrom('lcl' as const, 'fcl_20' as const, 'fcl_40' as const)),
    insurance: perhaps(fc.constantFrom(0 as const, 0.05 as const, 0.15 as const)),
    courier_package: perhaps(fc.constantFrom('jne-reg', 'jne-jtr', 'none')),
    quantity_packaging: perhaps(fc.integer({ min: 1, max: 20 })),
    package_weight_unit: perhaps(fc.constantFrom('kg' as const, 'gram' as const, 'pound' as const)),
    package_dimension_unit: perhaps(fc.constantFrom('cm' as const, 'inch' as const, 'm' as const)),
    estimation_weight: perhaps(figure),
    estimation_dimension_length: perhaps(side),
    estimation_dimension_width: perhaps(side),
    estimation_dimension_height: perhaps(side),
    estimation_volume: perhaps(figure),
  })
  .chain((setup) =>
    fc
      .array(
        fc.record({
          product_title: fc.constant('Barang'),
          category: fc.constantFrom(...categories.map(({ category_id }) => category_id)),
          quantity: fc.integer({ min: 1, max: 30 }),
          weight: figure,
          dimension_length: side,
          dimension_width: side,
          dimension_height: side,
          currency_code: fc.constantFrom('USD', 'CNY', 'IDR'),
          price_original: figure,
        }),
        { minLength: 1, maxLength: 4 },
      )
      .map((products) => ({
        setup: { ...setup, agent_id: null, address_id: 'A1', shipment_type: 'retail' as const },
        products,
      })),
  )

interface MeasuredParcel {
  quantity: number
  weight: string
  sides: [string, string, string]
  volume: string | null
}
const measuredParcel: fc.Arbitrary<MeasuredParcel | null> = fc.option(
  fc.record({
    quantity: fc.integer({ min: 1, max: 9 }),
    weight: fc.constantFrom('1.360777111', '0.000000000', '12.5'),
    sides: fc.tuple(
      fc.constantFrom('25.4', '0', '31.000000001'),
      fc.constantFrom('10', '0.1'),
      fc.constantFrom('7', '7.25'),
    ),
    volume: fc.option(fc.constantFrom('0.3', '1.234567')),
  }),
)

const address = {
  id: 'A1',
  customerId: 1,
  name: 'Ayu',
  phoneNumber: '+62 812 3456 7890',
  email: null,
  subDistrictId: '31.71.01',
  postalCode: '10110',
  address: 'Jalan Merdeka 17',
  latitude: null,
  longitude: null,
  isMain: true,
  localId: null,
  createdAt: now,
  updatedAt: now,
  deletedAt: null,
  copyOf: null,
}

/** The cart as the database gives it back. */
function loadedFrom(given: CartInput, measured: MeasuredParcel | null, hasNpwp: boolean, noMinimum: boolean) {
  const [lengthRevision = null, widthRevision = null, heightRevision = null] = measured?.sides ?? []
  return {
    cart: {
      ...columnsOf(given.setup),
      id: 1,
      code: 'SC-1',
      customerId: 1,
      kind: 'import',
      version: 1,
      status: measured ? 'warehouse' : 'from_seller',
      shipper: null,
      createdAt: now,
      updatedAt: now,
      deletedAt: null,
      measuredUnclassified: false,
      receivedAt: measured && now,
      quarantinedAt: null,
      confirmedAt: null,
      papersRequest: null,
      papersAskedAt: null,
      papersGivenAt: null,
      pickup: null,
      export: null,
      payForIt: null,
      invoiceId: null,
      domesticCourier: null,
      resiPickup: null,
      resiTitipexport: null,
      domesticTrackNumber: null,
      quantityRevision: measured?.quantity ?? null,
      weightRevision: measured?.weight ?? null,
      lengthRevision,
      widthRevision,
      heightRevision,
      volumeRevision: measured?.volume ?? null,
      savedPrice: null,
      toldPrices: [],
    },
    details: given.products.map((product, position) => ({
      ...detailOf(catalogue, product),
      id: position,
      cartId: 1,
      position,
      code: `SD-${position}`,
    })),
    address: { ...address, npwp: hasNpwp ? '012345678901234' : null, npwpFile: hasNpwp ? 'file' : null },
    logs: [],
    photos: [],
    measurements: [],
    invoice: null,
    agreed: [],
    payments: { takenBack: new Map(), newest: new Map() },
    quote: null,
    rating: null,
    isDisableMinimumWeight: noMinimum,
  } satisfies LoadedCart
}

/** Names are in the language of the answer, and nothing is priced by them. */
const withoutLocalized = (request: PricingRequest): unknown => {
  const products = request.products.map((product) => ({
    ...product,
    category: { ...product.category, category_name: undefined },
  }))
  const unnamed = { ...request.package, title: undefined, titles: undefined }
  return overHttp({ ...request, package: unnamed, products })
}

const overHttp = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value)) as Value

describe('a cart becomes one pricing request', { timeout: 600_000 }, () => {
  it('on the screen as on the server, to the last digit', () => {
    let [compared, delivered] = [0, 0]
    fc.assert(
      fc.property(
        input,
        measuredParcel,
        fc.boolean(),
        fc.boolean(),
        (given, measured, hasNpwp, noMinimum) => {
          const loaded = loadedFrom(given, measured, hasNpwp, noMinimum)
          const seen: Cart = overHttp(viewCart(loaded, { catalogue, language: 'id', now }))
          if (!seen.priced) return
          const terms = {
            courier_code: given.setup.courier_package ?? '',
            insurance: given.setup.insurance ?? 0,
          }
          const onScreen = screenRequest(
            seen as CompleteCart,
            { ...terms, isMinimumLifted: noMinimum },
            categories,
          )
          const onServer = pricingRequestOf(catalogue, shipmentOf(catalogue, loaded))
          if (!onScreen || !onServer) throw new Error('a cart that has a price has a request')
          expect(withoutLocalized(onScreen)).toEqual(withoutLocalized(onServer))
          expect(explain(onScreen).answer).toEqual(seen.priced.answer)
          compared += 1
          if (seen.priced.answer.lines.domestic_shipping > 0) delivered += 1
        },
      ),
      { numRuns },
    )
    expect(compared).toBeGreaterThan(numRuns / 3)
    expect(delivered).toBeGreaterThan(numRuns / 10)
  })

  it('and one price with the quote that it was started from', () => {
    const states = new Set<string>()
    const share = fc.constantFrom(0.9, 1, 1.1)
    fc.assert(
      fc.property(input, measuredParcel, share, fc.boolean(), (given, measured, ofToday, hasChanged) => {
        const plain = loadedFrom(given, measured, false, false)
        const request = pricingRequestOf(catalogue, shipmentOf(catalogue, plain))
        if (!request) return
        const rates = Object.entries(request.rates).map(([code, rate]) => [code, Number(rate) * ofToday])
        const quote: QuoteTerms = {
          code: 'ABCDEFGH',
          expires_at: '2999-01-01T00:00:00Z',
          request: {
            ...request,
            country: hasChanged ? 'GB' : request.country,
            rates: Object.fromEntries(rates) as Record<string, number>,
          },
          rule_set: currentRuleSet().id,
          rates_as_of: '2026-11-16T00:00:00Z',
          sub_district_id: address.subDistrictId,
          courier_code: given.setup.courier_package ?? null,
        }
        const seen: Cart = overHttp(viewCart({ ...plain, quote }, { catalogue, language: 'id', now }))
        if (!seen.priced?.quote) return
        const choice = {
          courier_code: given.setup.courier_package ?? '',
          insurance: given.setup.insurance ?? 0,
        }
        expect(reprice(seen as CompleteCart, choice, categories)).toEqual(seen.priced)
        states.add(seen.priced.quote.state)
      }),
      { numRuns },
    )
    expect(states).toEqual(new Set(['kept', 'cheaper_today', 'changed']))
  })

  it('and keeps its courier at checkout, a cheap one for heavy parcels too', () => {
    const couriers = new Set<string>()
    fc.assert(
      fc.property(input, measuredParcel, (given, measured) => {
        const loaded = loadedFrom(given, measured, false, false)
        const seen: Cart = overHttp(viewCart(loaded, { catalogue, language: 'id', now }))
        const { domestic_courier: courier, priced } = seen
        if (!courier || !priced) return
        const choice = choiceFor(seen as CompleteCart)
        expect(choice.courier_code).toBe(courier.courier_code)
        expect(reprice(seen as CompleteCart, choice, categories).answer).toEqual(priced.answer)
        couriers.add(courier.courier_code)
      }),
      { numRuns },
    )
    expect(couriers).toEqual(new Set(['jne-reg', 'jne-jtr']))
  })

  it('and is offered couriers by the weight that it is priced by', () => {
    let compared = 0
    fc.assert(
      fc.property(input, measuredParcel, (given, measured) => {
        const loaded = loadedFrom(given, measured, false, false)
        const priced = tryPrice(catalogue, shipmentOf(catalogue, loaded), now)
        if (!priced) return
        const { real_kg, volumetric_kg } = priced.answer.weight
        expect(weightOf(catalogue, shipmentOf(catalogue, loaded))).toEqual({ real_kg, volumetric_kg })
        compared += 1
      }),
      { numRuns },
    )
    expect(compared).toBeGreaterThan(numRuns / 3)
  })

  it('and shows the weight and volume that it is priced by, to the last digit', () => {
    let [byAir, bySea] = [0, 0]
    fc.assert(
      fc.property(input, measuredParcel, (given, measured) => {
        const loaded = loadedFrom(given, measured, false, false)
        const seen = viewCart(loaded, { catalogue, language: 'id', now })
        if (!seen.priced) return
        const { weight } = seen.priced.answer
        const shown = measured ? seen.revision : seen.estimation
        if ('measured_m3' in weight) bySea += 1
        else byAir += 1
        // By air a volume is shown that is not priced by.
        const figures =
          'measured_m3' in weight
            ? { shown: [shown.weight_kg, shown.volume_m3], priced: [weight.real_kg, weight.measured_m3] }
            : { shown: [shown.weight_kg], priced: [weight.real_kg] }
        expect(figures.shown).toEqual(figures.priced)
      }),
      { numRuns },
    )
    expect(byAir).toBeGreaterThan(numRuns / 10)
    expect(bySea).toBeGreaterThan(numRuns / 10)
  })

  it('as it is typed and as it is saved', () => {
    let compared = 0
    fc.assert(
      fc.property(input, fc.boolean(), fc.boolean(), (given, hasNpwp, isDisableMinimumWeight) => {
        const loaded = loadedFrom(given, null, hasNpwp, isDisableMinimumWeight)
        const typed = pricingRequestOf(
          catalogue,
          shipmentOfInput(catalogue, given, {
            address: loaded.address,
            subDistrictId: loaded.address.subDistrictId,
            isDisableMinimumWeight,
            quote: null,
          }),
        )
        const saved = pricingRequestOf(catalogue, shipmentOf(catalogue, loaded))
        expect(typed === null).toBe(saved === null)
        if (!typed || !saved) return
        expect(asTexts(typed)).toEqual(asTexts(saved))
        compared += 1
      }),
      { numRuns },
    )
    expect(compared).toBeGreaterThan(numRuns / 3)
  })

  it('as it is quoted and as it is saved', () => {
    let compared = 0
    fc.assert(
      fc.property(input, fc.boolean(), fc.boolean(), (given, hasNpwp, noMinimum) => {
        const loaded = loadedFrom(given, null, hasNpwp, noMinimum)
        const saved = pricingRequestOf(catalogue, { ...shipmentOf(catalogue, loaded), courier: null })
        const quoted = quotedRequest(given, hasNpwp, noMinimum)
        if (!saved || !quoted) return
        // Not compared by their tariffs: a quote keeps that of its own country alone, without texts.
        expect(outcomeOf(quoted)).toEqual(outcomeOf(saved))
        const goodsOf = ({ products }: PricingRequest) =>
          products.map((product) => ({ ...product, category: null }))
        expect(asTexts(goodsOf(quoted))).toEqual(asTexts(goodsOf(saved)))
        compared += 1
      }),
      { numRuns },
    )
    expect(compared).toBeGreaterThan(numRuns / 3)
  })

  it('and one price of a parcel on the front page', () => {
    let compared = 0
    const kilograms = fc.integer({ min: 1, max: 40_000 })
    const cents = fc.integer({ min: 0, max: 500_000 })
    const origin = fc.constantFrom('US', 'CN', 'KR', 'JP')
    fc.assert(
      fc.property(fc.constantFrom(...tracks), origin, kilograms, cents, (track, country, grams, price) => {
        const parcel = { country, track, currency: 'USD', price: String(price / 100) }
        const found = estimate({ ...parcel, weightKg: String(grams / 1000) }, reference)
        if (!found) return
        const saved = pricingRequestOf(catalogue, {
          country,
          package_id: `${track === 'air' ? 'udara' : 'laut'}-individu`,
          container_type: track === 'air' ? null : 'lcl',
          insurance: 0,
          has_valid_npwp: false,
          is_disable_minimum_weight: false,
          products: [
            {
              category: categories[0]?.category_id ?? '',
              quantity: 1,
              weight: grams,
              dimension_length: 0,
              dimension_width: 0,
              dimension_height: 0,
              currency_code: 'USD',
              price_original: price / 100,
            },
          ],
          courier: null,
          sub_district_id: null,
          quote: null,
        })
        if (!saved) throw new Error('a parcel with an estimate has a request')
        const { optionId: _calculatorOption, request: _request, ...priced } = found
        expect(priced).toEqual(explain(saved))
        compared += 1
      }),
      { numRuns },
    )
    expect(compared).toBeGreaterThan(numRuns / 3)
  })
})

const reference = {
  rates: catalogue.all('rates'),
  ratesAsOf: catalogue.ratesAsOf,
  packages: catalogue.all('packages') as unknown as readonly Package[],
  categories,
  agents: { air: [], sea: [] },
}

/** The price, or why there is none. */
function outcomeOf(request: PricingRequest): unknown {
  try {
    return explain(request)
  } catch (error) {
    if (error instanceof PricingError) return { field: error.field, reason: error.reason }
    throw error
  }
}

/** The request of the same goods and choices for a quote; null where the quote is refused. */
function quotedRequest(
  { setup, products }: CartInput,
  has_valid_npwp: boolean,
  is_disable_minimum_weight: boolean,
): PricingRequest | null {
  const { revision: _, ...packaging } = packagingOf(setup)
  const nameOf = (id: string) => categories.find(({ category_id }) => category_id === id)?.category_name ?? ''
  const quote: QuoteInput = {
    title: 'Barang',
    request: {
      country: setup.country,
      container_type: setup.container_type ?? null,
      insurance: setup.insurance ?? 0,
      has_valid_npwp,
      is_disable_minimum_weight,
      package: { package_id: setup.package_id },
      products: products.map((product) => ({
        category: { category_name: nameOf(product.category) },
        quantity: product.quantity,
        weight: product.weight,
        weight_unit: 'gram',
        length: product.dimension_length,
        width: product.dimension_width,
        height: product.dimension_height,
        dimension_unit: 'cm',
        price_original: product.price_original,
        currency_code: product.currency_code,
      })),
      packaging,
    },
  }
  try {
    return resolveQuote(quote, { catalogue, mayDisableMinimumWeight: true }).request
  } catch (error) {
    if (error instanceof Refusal) return null
    throw error
  }
}

/** A number and its text are the same figure. */
const asTexts = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value), (_, part: unknown) => (typeof part === 'number' ? String(part) : part))
