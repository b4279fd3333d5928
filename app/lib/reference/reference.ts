import type { Agent, AnswerOf, calls, Category, Package, Rate } from '@seberang/domain/api'
import { trackOf, type Track } from '@seberang/domain/pricing'

/** What every price needs: the figures of the day. */
export interface Reference {
  rates: readonly Rate[]
  ratesAsOf: string
  packages: readonly Package[]
  categories: readonly Category[]
  agents: { air: readonly Agent[]; sea: readonly Agent[] }
}

/** The answers of the four reference calls, as one. */
export function referenceFrom(
  rates: AnswerOf<typeof calls.rates>,
  packages: AnswerOf<typeof calls.packages>,
  categories: AnswerOf<typeof calls.categories>,
  agents: AnswerOf<typeof calls.agents>,
): Reference {
  return {
    rates: rates.results,
    ratesAsOf: rates.results[0]?.as_of ?? '',
    packages: packages.results,
    categories: categories.results,
    agents: agents.data,
  }
}

/** The rates as the pricing function takes them. */
export function rateTable(rates: readonly Rate[]): Record<string, number> {
  return Object.fromEntries(rates.map(({ currency, rupiah }) => [currency, rupiah]))
}

/** The importer's form that a private person uses: duty and taxes shown apart. */
export function packageFor(packages: readonly Package[], country: string, track: Track): Package | undefined {
  return packages.find(
    (option) =>
      trackOf(option) === track &&
      option.package_type === 'individu' &&
      !option.tax_included &&
      option.days[country] !== undefined,
  )
}
