import { calls, type Agent, type Category, type Package, type Rate } from '@seberang/domain/api'
import { useCall } from '../api/use-call.ts'

/** What every price needs. Undefined until all of it is here; asked for at once, kept for the whole visit. */
export interface Reference {
  rates: readonly Rate[]
  ratesAsOf: string
  packages: readonly Package[]
  categories: readonly Category[]
  agents: { air: readonly Agent[]; sea: readonly Agent[] }
}

export interface ReferenceState {
  reference: Reference | undefined
  error: unknown
  retry: () => void
}

const once = { revalidateOnFocus: false, revalidateIfStale: false } as const

export function useReference(): ReferenceState {
  const rates = useCall(calls.rates, {}, once)
  const packages = useCall(calls.packages, {}, once)
  const categories = useCall(calls.categories, {}, once)
  const agents = useCall(calls.agents, {}, once)
  const error = rates.error ?? packages.error ?? categories.error ?? agents.error
  const reference =
    rates.data && packages.data && categories.data && agents.data
      ? {
          rates: rates.data.results,
          ratesAsOf: rates.data.results[0]?.as_of ?? '',
          packages: packages.data.results,
          categories: categories.data.results,
          agents: agents.data.data,
        }
      : undefined
  const retry = () => {
    for (const part of [rates, packages, categories, agents]) void part.mutate()
  }
  return { reference, error, retry }
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
      (track === 'laut' || option.price_json[country] !== undefined),
  )
}
