import type { Priced } from '@seberang/domain/api'
import {
  currentRuleSet,
  rateTable,
  type Explanation,
  type PricingAnswer,
  type PricingRequest,
} from '@seberang/domain/pricing'
import {
  exciseOf,
  oldestOf,
  rateDaysOf,
  usedRateDays,
  type Advice,
  type PricingBasis,
} from '@seberang/domain/terms'
import type { Reference } from '../reference/reference.ts'

interface Price {
  answer: PricingAnswer
  explanation: readonly Explanation[]
  advice: Advice | undefined
}

type Rates = Pick<Reference, 'rates' | 'ratesAsOf'>

/** Today's rates, each with its day. */
export const pricingBasisOf = ({ rates, ratesAsOf }: Rates): PricingBasis => ({
  rates_as_of: ratesAsOf,
  rate_days: rateDaysOf(rates),
})

/**
 * A price that was calculated in the browser, in the shape of the API.
 * @param request what it is the price of
 */
export function pricedOf(
  { answer, explanation, advice }: Price,
  { rates, ratesAsOf }: Rates,
  request: Pick<PricingRequest, 'products'>,
): Priced {
  const days = usedRateDays(request, rateDaysOf(rates))
  const excise = exciseOf(request)
  return {
    answer,
    explanation: [...explanation],
    rule_set: currentRuleSet().id,
    rates: rateTable(rates).rates,
    rates_as_of: oldestOf(days) ?? ratesAsOf,
    rate_days: days,
    ...(advice && { advice }),
    ...(excise && { excise }),
  }
}
