/** The rate of a currency on a day. */
export interface DatedRate {
  currency: string
  rupiah: number
  /** ISO 8601. */
  as_of: string
}

export interface RateTable {
  /** Rupiah per unit; that of the rupiah is 1. */
  rates: Record<string, number>
  /** Time of the oldest rate: a price is only as fresh as the rates it uses. */
  asOf: string
}

export function rateTable(rates: readonly DatedRate[]): RateTable {
  const days = rates.map(({ as_of }) => Date.parse(as_of))
  return {
    rates: { IDR: 1, ...Object.fromEntries(rates.map(({ currency, rupiah }) => [currency, rupiah])) },
    asOf: new Date(days.length > 0 ? Math.min(...days) : 0).toISOString(),
  }
}
