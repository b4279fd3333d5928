import { explain } from './price.ts'
import type { PricedQuote } from './quote-terms.ts'
import { currentRuleSet, findRuleSet } from './rule-sets/index.ts'
import type { Explanation, PricingAnswer, PricingRequest } from './types.ts'

/** A price with its explanation and its pricing basis. */
export interface Priced {
  answer: PricingAnswer
  explanation: Explanation[]
  rule_set: string
  rates: Record<string, number>
  /** ISO 8601. */
  rates_as_of: string
  /** What became of the quote that the shipment was started from; absent without one. */
  quote?: PricedQuote
}

/** What a price is based on besides its request: the time of its rates and a rule set (today's by default). */
export type PricingBasis = Pick<Priced, 'rates_as_of'> & Partial<Pick<Priced, 'rule_set' | 'quote'>>

/**
 * Prices a request and records its basis.
 * @param basis that of an earlier agreement, to price on the same terms, or today's
 * Throws PricingError.
 */
export function priceUnder(request: PricingRequest, basis: PricingBasis): Priced {
  const rules = (basis.rule_set === undefined ? undefined : findRuleSet(basis.rule_set)) ?? currentRuleSet()
  const { answer, explanation } = explain(request, rules)
  const rates = Object.fromEntries(Object.entries(request.rates).map(([code, rate]) => [code, Number(rate)]))
  return {
    answer,
    explanation,
    rule_set: rules.id,
    rates,
    rates_as_of: basis.rates_as_of,
    ...(basis.quote && { quote: basis.quote }),
  }
}
