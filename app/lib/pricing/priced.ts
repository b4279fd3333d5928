import type { Priced } from '@seberang/domain/api'
import { currentRuleSet, rateTable, type Explanation, type PricingAnswer } from '@seberang/domain/pricing'
import type { Advice } from '@seberang/domain/terms'
import type { Reference } from '../reference/reference.ts'

interface Price {
  answer: PricingAnswer
  explanation: readonly Explanation[]
  advice: Advice | undefined
}

/** A price that was calculated in the browser, in the shape of the API. */
export function pricedOf(
  { answer, explanation, advice }: Price,
  { rates, ratesAsOf }: Pick<Reference, 'rates' | 'ratesAsOf'>,
): Priced {
  return {
    answer,
    explanation: [...explanation],
    rule_set: currentRuleSet().id,
    rates: rateTable(rates).rates,
    rates_as_of: ratesAsOf,
    ...(advice && { advice }),
  }
}
