import { currentRuleSet, explain, type PricingRequest } from '@seberang/domain/pricing'
import { describe, expect, it } from 'vitest'
import { Refusal } from '../refusal/refusal.ts'
import type { LoadedCart } from '../shipments/load.ts'
import { seedItems } from '../reference/seeds.ts'
import { requirePrice } from './price-difference.ts'

const [category] = seedItems('categories')
const [air] = seedItems('packages')

/** A tariff that ends at 10 kg. The released tariffs have no upper limit, but an operator may add one. */
function agreedTo(): PricingRequest {
  if (!category || !air) throw new Error('there is no tariff')
  const tiers = [{ up_to_kg: 10, price_per_kg: 100_000 }]
  return {
    country: 'US',
    insurance: 0,
    has_valid_npwp: true,
    is_disable_minimum_weight: false,
    rates: { IDR: 1, USD: 16_000 },
    package: { ...air, price_json: { US: { tiers } } },
    products: [
      {
        category,
        quantity: 1,
        weight: 1000,
        weight_unit: 'gram',
        length: 10,
        width: 10,
        height: 10,
        dimension_unit: 'cm',
        price_original: 20,
        currency_code: 'USD',
      },
    ],
  }
}

function loadedWith(weightRevision: string | null, isCheckedOut = true): LoadedCart {
  const request = agreedTo()
  const rules = currentRuleSet()
  const { answer, explanation } = explain(request, rules)
  const priced = { answer, explanation, rule_set: rules.id, rates: {}, rates_as_of: '2026-11-01' }
  const units = { packageWeightUnit: 'kg', packageDimensionUnit: 'cm' }
  const part = { kind: 'checkout', invoice: { reason: null }, request, priced }
  const loaded: unknown = { cart: { ...units, weightRevision }, agreed: isCheckedOut ? [part] : [] }
  return loaded as LoadedCart
}

describe('a measurement under an agreed tariff', () => {
  it.each([[null], ['10']])('of %s kg has a price', (weight) => {
    expect(() => requirePrice(loadedWith(weight))).not.toThrow()
  })

  it('is refused with the field beyond the last tier', () => {
    const refused = (): unknown => {
      try {
        requirePrice(loadedWith('10.1'))
      } catch (error) {
        return error
      }
      return undefined
    }
    expect(refused()).toBeInstanceOf(Refusal)
    expect(refused()).toMatchObject({ status: 422, details: { fields: [{ field: 'products[0].weight' }] } })
  })

  it('is not checked before checkout', () => {
    expect(() => requirePrice(loadedWith('10.1', false))).not.toThrow()
  })
})
