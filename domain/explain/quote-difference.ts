import type { Quote } from '../api/index.ts'
import { pricingLines, type PricingLine } from '../pricing/index.ts'
import type { Priced } from '../terms/index.ts'
import { changedRates, type RateChange } from './price-change.ts'

/** Why a price differs today. */
export interface QuoteDifference {
  /** The difference in rupiah; negative when cheaper. */
  amount: number
  rates: readonly RateChange[]
  rules: boolean
  /** Our own prices, or a rate of a category. */
  tariff: boolean
  /** The lines whose amount changed, and by how much. */
  lines: readonly { line: PricingLine; amount: number }[]
}

/** The difference between a quote's price and today's. */
export function quoteDifference({ priced }: Pick<Quote, 'priced'>, now: Priced): QuoteDifference {
  const rules = priced.rule_set !== now.rule_set
  const lines = pricingLines
    .filter((line) => priced.answer.lines[line] !== now.answer.lines[line])
    .map((line) => ({ line, amount: now.answer.lines[line] - priced.answer.lines[line] }))
  const rates = changedRates(priced, now)
  const isUnexplained = lines.length > 0 && rates.length === 0 && !rules
  return {
    amount: now.answer.total - priced.answer.total,
    rates,
    rules,
    tariff: isUnexplained || (!rules && tariffOf(priced) !== tariffOf(now)),
    lines,
  }
}

/** The tariff behind each line, without values that only follow an exchange rate. */
function tariffOf({ explanation }: Priced): string {
  return JSON.stringify(explanation.map(({ rule, rate }) => [rule, rate]))
}
