import type { Priced, Quote } from '@seberang/domain/api'
import { pricingLines, type PricingLine } from '@seberang/domain/pricing'

/** Why a price differs today. */
export interface QuotePriceDifference {
  /** The difference in rupiah; negative when cheaper. */
  amount: number
  /** The currencies of the goods whose rate changed. */
  rates: readonly { currency: string; before: number; now: number }[]
  rules: boolean
  /** Our own prices, or a rate of a category. */
  tariff: boolean
  /** The lines whose amount changed, and by how much. */
  lines: readonly { line: PricingLine; amount: number }[]
}

/** The difference between a quote's price and today's. */
export function changeOf({ request, priced }: Quote, now: Priced): QuotePriceDifference {
  // Limits in law are in dollars, so that rate moves prices of goods in any money.
  const currencies = new Set([...request.products.map(({ currency_code }) => currency_code), 'USD'])
  const rules = priced.rule_set !== now.rule_set
  const lines = pricingLines
    .filter((line) => priced.answer.lines[line] !== now.answer.lines[line])
    .map((line) => ({ line, amount: now.answer.lines[line] - priced.answer.lines[line] }))
  const rates = [...currencies].flatMap((currency) => {
    const [before, after] = [priced.rates[currency], now.rates[currency]]
    return before === undefined || after === undefined || before === after
      ? []
      : [{ currency, before, now: after }]
  })
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
