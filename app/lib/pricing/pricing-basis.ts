import { rateDaysOf, type PricingBasis } from '@seberang/domain/terms'
import type { Reference } from '../reference/reference.ts'

/** Today's rates, each with its day. */
export const pricingBasisOf = ({
  rates,
  ratesAsOf,
}: Pick<Reference, 'rates' | 'ratesAsOf'>): PricingBasis => ({
  rates_as_of: ratesAsOf,
  rate_days: rateDaysOf(rates),
})
