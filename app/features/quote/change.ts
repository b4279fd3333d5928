import type { Priced, Quote } from '@seberang/domain/api'
import { pricingLines, type PricingLine } from '@seberang/domain/pricing'

/** Why a price is another one today. */
export interface PriceChange {
  /** How much more it is, in rupiah; negative where less. */
  amount: number
  /** The currencies of the goods whose rate moved. */
  rates: readonly { currency: string; before: number; now: number }[]
  rules: boolean
  /** Our own prices, or a rate of a category. */
  tariff: boolean
  /** The lines whose amount is another one, as they are now. */
  lines: readonly { line: PricingLine; amount: number }[]
}

/** What differs between a quote's price and today's. */
export function changeOf({ request, priced }: Quote, now: Priced): PriceChange {
  // Limits in law are in dollars, so that rate moves prices of goods in any money.
  const currencies = new Set([...request.products.map(({ currency_code }) => currency_code), 'USD'])
  const rules = priced.rule_set !== now.rule_set
  const lines = pricingLines
    .filter((line) => priced.answer.lines[line] !== now.answer.lines[line])
    .map((line) => ({ line, amount: now.answer.lines[line] }))
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

/** What a unit of each line costs; a value that only follows a rate of exchange is none. */
function tariffOf({ explanation }: Priced): string {
  return JSON.stringify(explanation.map(({ rule, rate }) => [rule, rate]))
}
