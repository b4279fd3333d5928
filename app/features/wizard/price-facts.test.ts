import { expect, test } from 'vitest'
import type { CourierPrice } from '@seberang/domain/api'
import { cart } from '../../testing/cart.ts'
import { individual } from '../../testing/reference.ts'
import { emptyDraft } from './draft/draft.ts'
import { priceFactsOf } from './price-facts.ts'

const known = {
  hasAddress: true,
  productsAreWhole: true,
  boxesAreValid: true,
  shipperIsValid: true,
  trackingIsValid: true,
}
const courier: CourierPrice = {
  courier_code: 'jne-reg',
  courier: 'JNE',
  service: 'REG',
  price_per_kg: 12_000,
  shipping_fee: 12_000,
  days: [2, 3],
}

test.each([
  ['without a courier', null, true],
  ['with one', courier, false],
])('what the cheapest option starts at, %s, says whether a courier is missing', (_, chosen, lacks) => {
  const { missing } = priceFactsOf(
    { ...emptyDraft('key'), country: 'US' },
    {
      deliveryOption: undefined,
      startsAt: { amount: 1_365_695 },
      known,
      couriers: { offered: undefined, chosen, code: null },
    },
    'id',
  )
  expect(missing).toContain('delivery')
  expect(missing?.includes('courier')).toBe(lacks)
})

test('boxes that are not complete are named as such, not as products', () => {
  const { missing } = priceFactsOf(
    { ...emptyDraft('key'), country: 'US' },
    {
      deliveryOption: undefined,
      startsAt: undefined,
      known: { ...known, boxesAreValid: false },
      couriers: { offered: undefined, chosen: null, code: null },
    },
    'id',
  )
  expect(missing).toContain('boxes')
  expect(missing).not.toContain('productDetails')
})

const chosenWay = { ...emptyDraft('key'), country: 'US', packageId: individual.package_id }
test.each([
  ['priced to a place that is known, is not said to lack it', courier, true, [false, true]],
  ['of goods without a name, lacks more than the rest of it', courier, false, [false, false]],
  ['without a courier, lacks its destination', null, true, [true, false]],
])('a price without an address, %s', (_, chosen, productsAreWhole, [lacks, lacksFullAddress]) => {
  const facts = priceFactsOf(
    chosenWay,
    {
      deliveryOption: {
        package: individual,
        container: null,
        price: cart.priced,
        option: null,
        refusal: null,
      },
      startsAt: undefined,
      known: { ...known, hasAddress: false, productsAreWhole },
      couriers: { offered: undefined, chosen, code: null },
    },
    'id',
  )
  expect(facts.missing?.includes('destination')).toBe(lacks)
  expect(facts.lacksFullAddress ?? false).toBe(lacksFullAddress)
})

test.each([
  ['while they are loaded, with nothing', 'jne-reg', undefined, false],
  ['once they are loaded, with the quoted price', 'jne-reg', [courier], true],
  ['without a chosen one, with the quoted price', null, undefined, true],
])('a quoted price whose couriers are priced is compared, %s', (_, code, offered, isCompared) => {
  const quote = {
    code: 'ABCDEFGH',
    expires_at: '2026-12-04T08:02:00Z',
    state: 'kept' as const,
    changes: [],
    quoted_total: 1,
    today_total: 2,
  }
  const price = { ...cart.priced, quote }
  const { shipments } = priceFactsOf(
    chosenWay,
    {
      deliveryOption: { package: individual, container: null, price, option: null, refusal: null },
      startsAt: undefined,
      known,
      couriers: { offered, chosen: null, code },
      quoted: cart.priced,
    },
    'id',
  )
  expect(shipments.map(({ before }) => before !== undefined)).toEqual([isCompared])
})
