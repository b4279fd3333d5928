import { advise, type Advice } from './advice.ts'
import { currentRuleSet, explain, findRuleSet } from '../pricing/index.ts'
import { exciseOf } from './excise.ts'
import { oldestOf, usedRateDays, type RateDays } from './rate-days.ts'
import type { Explanation, Law, PricingAnswer, PricingRequest } from '../pricing/index.ts'

/**
 * Why a quote does not hold, or only in part: another place or courier alone leaves the rest of it as it was. `goods`:
 * more or fewer than were quoted; of each, its category, its number or its price is another.
 */
export const quoteChanges = [
  'expired',
  'origin',
  'delivery',
  'goods',
  'category',
  'quantity',
  'price',
  'weight',
  'destination',
  'courier',
] as const
export type QuoteChange = (typeof quoteChanges)[number]

/** What became of a quote in a price. */
export interface PricedQuote {
  code: string
  expires_at: string
  /** `kept`: its terms were used. `cheaper_today`: they hold, but today costs less. `changed`: they do not hold. */
  state: 'kept' | 'cheaper_today' | 'changed'
  /** In the order of `quoteChanges`. */
  changes: QuoteChange[]
  /** Rupiah, for the shipment as it is now; null where it has no price on these terms. */
  quoted_total: number | null
  today_total: number | null
}

/** A price with its explanation and its pricing basis. */
export interface Priced {
  answer: PricingAnswer
  explanation: Explanation[]
  rule_set: string
  rates: Record<string, number>
  /** Of the oldest rate that it uses, ISO 8601. */
  rates_as_of: string
  /** Of each rate that it uses; absent from prices that were made before it was recorded. */
  rate_days?: RateDays
  /** Where the law levies something else than the tariff. */
  advice?: Advice
  /** The law by which goods of it carry excise, which is in none of its lines. */
  excise?: Law
  /** What became of the quote that the shipment was started from; absent without one. */
  quote?: PricedQuote
}

/** What a price is based on besides its request: the time of its rates and a rule set (today's by default). */
export type PricingBasis = Pick<Priced, 'rates_as_of'> &
  Partial<Pick<Priced, 'rule_set' | 'quote' | 'rate_days'>>

/**
 * Prices a request and records its basis.
 * @param basis that of an earlier agreement, to price on the same terms, or today's
 * Throws PricingError.
 */
export function priceUnder(request: PricingRequest, basis: PricingBasis): Priced {
  const rules = (basis.rule_set === undefined ? undefined : findRuleSet(basis.rule_set)) ?? currentRuleSet()
  const { answer, explanation } = explain(request, rules)
  const advice = advise(request, rules)
  const excise = exciseOf(request, rules)
  const rates = Object.fromEntries(Object.entries(request.rates).map(([code, rate]) => [code, Number(rate)]))
  const days = basis.rate_days && usedRateDays(request, basis.rate_days)
  return {
    answer,
    explanation,
    rule_set: rules.id,
    rates,
    rates_as_of: (days && oldestOf(days)) ?? basis.rates_as_of,
    ...(days && { rate_days: days }),
    ...(advice && { advice }),
    ...(excise && { excise }),
    ...(basis.quote && { quote: basis.quote }),
  }
}
