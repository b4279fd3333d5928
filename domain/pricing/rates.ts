/** A currency's rate of a day. */
export interface DatedRate {
  currency: string
  rupiah: number
  /** ISO 8601. */
  as_of: string
}

export interface RateTable {
  /** Rupiah per unit; the rupiah itself counts one. */
  rates: Record<string, number>
  /** Of the oldest of them: a price is no fresher than any rate that it may use. */
  asOf: string
}

export function rateTable(rates: readonly DatedRate[]): RateTable {
  const days = rates.map(({ as_of }) => Date.parse(as_of))
  return {
    rates: { IDR: 1, ...Object.fromEntries(rates.map(({ currency, rupiah }) => [currency, rupiah])) },
    asOf: new Date(days.length > 0 ? Math.min(...days) : 0).toISOString(),
  }
}
