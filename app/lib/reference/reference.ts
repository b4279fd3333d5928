import type { Agent, AnswerOf, calls, Category, HsCode, Package, Rate } from '@seberang/domain/api'
import { rateTable, servesCountry, trackOf, type Track } from '@seberang/domain/pricing'

/** What every price needs: today's rates, packages, categories and warehouses. */
export interface Reference {
  rates: readonly Rate[]
  ratesAsOf: string
  packages: readonly Package[]
  categories: readonly Category[]
  agents: { air: readonly Agent[]; sea: readonly Agent[] }
  /** Those of the goods that are priced, as far as they are known. */
  hsCodes?: readonly HsCode[]
}

export function referenceFrom(
  rates: AnswerOf<typeof calls.rates>,
  packages: AnswerOf<typeof calls.packages>,
  categories: AnswerOf<typeof calls.categories>,
  agents: AnswerOf<typeof calls.agents>,
): Reference {
  return {
    rates: rates.results,
    ratesAsOf: rateTable(rates.results).asOf,
    packages: packages.results,
    categories: categories.results,
    agents: agents.data,
  }
}

/** The package for an importer, a private one by default, with duty and taxes listed separately. */
export function packageFor(
  packages: readonly Package[],
  country: string,
  track: Track,
  importer: Package['package_type'] = 'individu',
): Package | undefined {
  return packages.find(
    (option) =>
      trackOf(option) === track &&
      option.package_type === importer &&
      !option.tax_included &&
      servesCountry(option, country),
  )
}
