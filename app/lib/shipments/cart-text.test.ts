import type { Cart, Priced } from '@seberang/domain/api'
import type { PriceCause } from '@seberang/domain/explain'
import { currentRuleSet } from '@seberang/domain/pricing'
import { priceUnder, type QuoteChange } from '@seberang/domain/terms'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cart } from '../../testing/cart.ts'
import { beforeOf } from './cart-text.ts'

const { priced } = cart
const priceOf = (total: number): Priced => ({
  ...priced,
  answer: { ...priced.answer, total, lines: { ...priced.answer.lines, freight: total } },
})
const total = fc.integer({ min: 1, max: 50_000_000 })
const seen = fc.option(total, { nil: null })

test('what a selection cost before the choices of its checkout is what the locker showed', () => {
  const shipment = fc.record({ former: seen, priced: total, chosen: total })
  fc.assert(
    fc.property(fc.array(shipment, { minLength: 1, maxLength: 4 }), (shipments) => {
      const sumBefore = (now?: readonly number[]): number =>
        shipments.reduce((sum, one, index) => {
          const seenIn = {
            former: one.former === null ? null : { priced: priceOf(one.former), is_saved: true },
            priced: priceOf(one.priced),
            quote: null,
          }
          const shown = priceOf(now?.[index] ?? one.priced)
          return sum + (beforeOf(seenIn, shown).before ?? shown).answer.total
        }, 0)
      expect(sumBefore(shipments.map(({ chosen }) => chosen))).toBe(sumBefore())
    }),
  )
})

const quote: NonNullable<Cart['quote']> = {
  code: 'K7M2XD4Q',
  expires_at: '2026-12-04T02:22:00Z',
  request: {
    country: 'US',
    insurance: 0,
    has_valid_npwp: false,
    is_disable_minimum_weight: false,
    rates: { USD: 16_000 },
    package: {
      package_id: 'udara-individu',
      package_track: 'udara',
      package_type: 'individu',
      package_details: { bea_masuk: 7.5, ppn: 11, pph_npwp: 0 },
      price_json: { US: { tiers: [{ up_to_kg: 30, price_per_kg: 200_000 }] } },
    },
    products: [
      {
        category: { category_name: 'Fashion', percentage_ppn: 11 },
        quantity: 1,
        weight: '1',
        weight_unit: 'kg',
        length: 34,
        width: 22,
        height: 13,
        dimension_unit: 'cm',
        price_original: '120',
        currency_code: 'USD',
      },
    ],
  },
  rule_set: currentRuleSet().id,
  rates_as_of: '2026-11-27T02:00:00Z',
  sub_district_id: null,
  courier_code: null,
  today: { rates: { USD: 16_000 }, rates_as_of: '2026-11-27T02:00:00Z' },
}

test.each<[string, QuoteChange[], PriceCause | undefined]>([
  ['that a choice ended is the price before', ['goods', 'destination'], 'shipment'],
  ['that ended by itself is not', ['expired'], undefined],
  ['that ended by itself, of a shipment to another place, is not', ['expired', 'destination'], undefined],
  ['that ended by itself, with another courier, is not', ['expired', 'destination', 'courier'], undefined],
])('a quoted price %s', (_, changes, cause) => {
  const { code, expires_at } = quote
  const outcome = { code, expires_at, state: 'changed', changes, quoted_total: null, today_total: 1 } as const
  const now = { ...priceOf(2_000_000), quote: outcome }
  const known = beforeOf({ former: { priced: now, is_saved: true }, priced: now, quote }, now)
  expect(known.quoted?.answer.total).toBe(priceUnder(quote.request, quote).answer.total)
  expect(known.before).toBe(cause && known.quoted)
  expect(known.cause).toBe(cause)
})
