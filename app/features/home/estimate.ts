import {
  explain,
  optionId,
  parcelRequest,
  rateTable,
  type Explanation,
  type PricingAnswer,
  type PricingRequest,
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
  /** The delivery option that it is the price of, for the calculator to begin with the same. */
  optionId: string
  request: PricingRequest
  answer: PricingAnswer
  explanation: readonly Explanation[]
}

/**
 * The price of one parcel.
 * @throws PricingError when there is no tariff for it.
 */
export function estimate(
  { country, track, price, currency, weightKg }: EstimateInput,
  { packages, categories, rates }: Reference,
): Estimate | undefined {
  const chosen = packageFor(packages, country, track)
  const [category] = categories
  if (!chosen || !category) return undefined
  const goods = {
    category,
    quantity: 1,
    weight: weightKg,
    weight_unit: 'kg',
    length: 0,
    width: 0,
    height: 0,
    dimension_unit: 'cm',
    price_original: price,
    currency_code: currency,
  }
  const context = { country, insurance: 0, has_valid_npwp: false, is_disable_minimum_weight: false } as const
  const parcel = parcelRequest([goods], context, rateTable(rates).rates)
  const request = { ...parcel, package: chosen, container_type: track === 'sea' ? 'lcl' : null } as const
  return { ...explain(request), request, optionId: optionId(chosen.package_id, request.container_type) }
}
