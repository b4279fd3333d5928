import type { Package } from '@seberang/domain/api'
import {
  explain,
  rateTable,
  type Explanation,
  type PricingAnswer,
  type Track,
} from '@seberang/domain/pricing'
import { packageFor, type Reference } from '../../lib/reference/reference.ts'

/** The visitor's input as canonical decimals. */
export interface EstimateInput {
  country: string
  track: Track
  price: string
  currency: string
  weightKg: string
}

export interface Estimate {
  answer: PricingAnswer
  explanation: readonly Explanation[]
  package: Package
}

/**
 * The price of one parcel.
 * @throws PricingError when there is no tariff for it.
 */
export function estimate(
  input: EstimateInput,
  { packages, categories, rates }: Reference,
): Estimate | undefined {
  const chosen = packageFor(packages, input.country, input.track)
  const category = categories[0]
  if (!chosen || !category) return undefined
  const { answer, explanation } = explain({
    country: input.country,
    container_type: 'lcl',
    insurance: 0,
    has_valid_npwp: false,
    is_disable_minimum_weight: false,
    rates: rateTable(rates).rates,
    package: chosen,
    products: [
      {
        category,
        quantity: 1,
        weight: input.weightKg,
        weight_unit: 'kg',
        length: 0,
        width: 0,
        height: 0,
        dimension_unit: 'cm',
        price_original: input.price,
        currency_code: input.currency,
      },
    ],
  })
  return { answer, explanation, package: chosen }
}
