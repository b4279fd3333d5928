import type { Agent, Category, Package, Rate } from '@seberang/domain/api'

/** What every price needs: the figures of the day. */
export interface Reference {
  rates: readonly Rate[]
  ratesAsOf: string
  packages: readonly Package[]
  categories: readonly Category[]
  agents: { air: readonly Agent[]; sea: readonly Agent[] }
}

/** The rates as the pricing function takes them. */
export function rateTable(rates: readonly Rate[]): Record<string, number> {
  return Object.fromEntries(rates.map(({ currency, rupiah }) => [currency, rupiah]))
}

export const tracks = ['udara', 'laut'] as const
export type Track = (typeof tracks)[number]

/** The importer's form that a private person uses: duty and taxes shown apart. */
export function packageFor(packages: readonly Package[], country: string, track: Track): Package | undefined {
  return packages.find(
    (option) =>
      option.package_track === track &&
      option.package_type === 'individu' &&
      !option.tax_included &&
      option.days[country] !== undefined,
  )
}
