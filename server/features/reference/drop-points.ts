import { openAgentsIn, type DropPoint, type DropPointInput } from '@seberang/domain/api'
import type { Language } from '@seberang/domain/language'
import {
  deliveredBy,
  PricingError,
  servesCountry,
  trackOf,
  type Track,
  type UndeliveredRequest,
} from '@seberang/domain/pricing'
import { priceUnder } from '@seberang/domain/terms'
import { FieldChecks, Refusal } from '../../refusal/refusal.ts'
import {
  agentsOf,
  localAgent,
  localPackage,
  type CategoryRecord,
  type Catalogue,
  type PackageRecord,
} from '../../reference/index.ts'
import { currentPricingBasis } from '../../shipments/price.ts'

interface DropPointContext {
  catalogue: Catalogue
  language: Language
  track: Track
  /** Whether the customer is exempt from the minimum volume by sea. */
  isMinimumLifted: boolean
  /** The customer's suite. */
  suite: string | undefined
}

type CheapestOption = Omit<DropPoint, 'agent'>

/**
 * The warehouses of a track in a country, with the delivery option whose freight is cheapest. Throws 422 for a country
 * that is not served, an unknown category, and a weight that no option accepts.
 */
export function dropPointsOf(input: DropPointInput, context: DropPointContext): DropPoint[] {
  const { catalogue, language, track, suite } = context
  const agents = openAgentsIn(input.country, agentsOf(catalogue, track))
  const options = catalogue
    .all('packages')
    .filter((option) => trackOf(option) === track && servesCountry(option, input.country))
  const category = categoryOf(catalogue, input.category_id)
  const checks = new FieldChecks()
  if (agents.length === 0 || options.length === 0) checks.refuseAsPricing('country', 'country_price')
  if (!category) checks.refuse('category_id', 'no_such_category')
  checks.finish()
  const cheapest = category && lowest(options, requestOf(input, category, context), context)
  return cheapest
    ? agents.map((agent) => ({ agent: localAgent(catalogue, agent, language, suite), ...cheapest }))
    : []
}

/** The first category is the default. */
const categoryOf = (catalogue: Catalogue, id: string | undefined): CategoryRecord | undefined =>
  id === undefined ? catalogue.all('categories')[0] : catalogue.offered('categories', id)

/** Goods of value 0, since freight does not depend on it. */
function requestOf(
  input: DropPointInput,
  category: CategoryRecord,
  { catalogue, isMinimumLifted }: DropPointContext,
): UndeliveredRequest {
  return {
    country: input.country,
    insurance: 0,
    has_valid_npwp: false,
    is_disable_minimum_weight: isMinimumLifted,
    rates: { ...catalogue.rupiah },
    products: [{ ...input, category, price_original: 0, currency_code: 'IDR' }],
  }
}

/** Maps a field of the pricing request to this call's field. */
const fieldOf = ({ field }: PricingError): string =>
  field === 'products[0].category' ? 'category_id' : field.replace('products[0].', '')

/** Throws 422 if every option refuses the parcel, with the reason of the last one. */
function lowest(
  options: readonly PackageRecord[],
  request: UndeliveredRequest,
  { catalogue, language }: DropPointContext,
): CheapestOption | undefined {
  const offers: CheapestOption[] = []
  let refused: PricingError | undefined
  for (const option of options) {
    try {
      const { answer } = priceUnder(deliveredBy(request, option, 'lcl'), currentPricingBasis(catalogue))
      const { package_id, title, days } = localPackage(option, language)
      const [from = 0, to = 0] = days[request.country] ?? []
      offers.push({ package_id, title, price: answer.lines.freight, weight: answer.weight, days: [from, to] })
    } catch (error) {
      if (!(error instanceof PricingError)) throw error
      refused = error
    }
  }
  const [best] = offers.toSorted((one, other) => one.price - other.price)
  if (!best && refused) {
    throw new Refusal(422, 'invalid', { fields: [{ field: fieldOf(refused), reason: refused.reason }] })
  }
  return best
}
