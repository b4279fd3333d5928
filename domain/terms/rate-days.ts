import type { DatedRate, PricingRequest } from '../pricing/index.ts'

/** The moment of the rate of each foreign currency, ISO 8601. */
export type RateDays = Readonly<Record<string, string>>

export const rateDaysOf = (rates: readonly DatedRate[]): RateDays =>
  Object.fromEntries(rates.map(({ currency, as_of }) => [currency, as_of]))

/** Of the currencies that a price uses: those of its goods, and the dollar, in which the limits are set. */
export function usedRateDays({ products }: Pick<PricingRequest, 'products'>, days: RateDays): RateDays {
  const used = new Set(['USD', ...products.map(({ currency_code }) => currency_code)])
  return Object.fromEntries(Object.entries(days).filter(([currency]) => used.has(currency)))
}

/** A price is only as fresh as the oldest of its rates. */
export const oldestOf = (days: RateDays): string | undefined =>
  Object.values(days).toSorted((one, other) => Date.parse(one) - Date.parse(other))[0]
