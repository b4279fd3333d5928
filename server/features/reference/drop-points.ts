import { isOpenAgent, type DropPoint, type DropPointInput } from '@seberang/domain/api'
import type { Language } from '@seberang/domain/language'
import { PricingError, trackOf, type PricingRequest, type Track } from '@seberang/domain/pricing'
import { FieldChecks, Refusal } from '../../refusal/refusal.ts'
import {
  localAgent,
  localPackage,
  type CategoryRecord,
  type Catalogue,
  type PackageRecord,
} from '../../reference/index.ts'
import { currentPricingBasis, priceRequest } from '../../shipments/price.ts'

interface Asked {
  catalogue: Catalogue
  language: Language
  track: Track
  /** Whether the customer's small volumes by sea count as they are. */
  isMinimumLifted: boolean
  /** What the customer's parcels are received by. */
  suite: string | undefined
}

type Offer = Omit<DropPoint, 'agent'>

/**
 * The places of a track in a country where goods are handed over, with the delivery method whose freight is lowest.
 * Throws 422 for a country that is not served, a category that is not known, and a weight that no method takes.
 */
export function dropPointsOf(input: DropPointInput, asked: Asked): DropPoint[] {
  const { catalogue, language, track, suite } = asked
  const agents = catalogue
    .all('agents')
    .filter((agent) => isOpenAgent(agent.id) && agent.country === input.country && agent.track === track)
  const methods = catalogue.all('packages').filter((method) => serves(method, input.country, track))
  const category = categoryOf(catalogue, input.category_id)
  const checks = new FieldChecks()
  if (agents.length === 0 || methods.length === 0) checks.refuse('country', 'country_not_served')
  if (!category) checks.refuse('category_id', 'no_such_category')
  checks.finish()
  const offer = category && lowest(methods, requestOf(input, category, asked), asked)
  return offer
    ? agents.map((agent) => ({ agent: localAgent(catalogue, agent, language, suite), ...offer }))
    : []
}

const serves = (option: PackageRecord, country: string, track: Track): boolean =>
  trackOf(option) === track && option.days[country] !== undefined

/** The first of the list is for goods of no category in particular. */
const categoryOf = (catalogue: Catalogue, id: string | undefined): CategoryRecord | undefined =>
  id === undefined ? catalogue.all('categories')[0] : catalogue.offered('categories', id)

/** Goods that cost nothing: freight does not ask for their value. */
function requestOf(
  input: DropPointInput,
  category: CategoryRecord,
  { catalogue, isMinimumLifted }: Asked,
): Omit<PricingRequest, 'package'> {
  return {
    country: input.country,
    container_type: 'lcl',
    insurance: 0,
    has_valid_npwp: false,
    is_disable_minimum_weight: isMinimumLifted,
    rates: { ...catalogue.rupiah },
    products: [{ ...input, category, price_original: 0, currency_code: 'IDR' }],
  }
}

/** A field of the pricing request as this call has it. */
const fieldOf = ({ field }: PricingError): string =>
  field === 'products[0].category' ? 'category_id' : field.replace('products[0].', '')

/** Throws 422 when every method refuses the parcel, with the reason of the last one. */
function lowest(
  methods: readonly PackageRecord[],
  request: Omit<PricingRequest, 'package'>,
  { catalogue, language }: Asked,
): Offer | undefined {
  const offers: Offer[] = []
  let refused: PricingError | undefined
  for (const method of methods) {
    try {
      const { answer } = priceRequest({ ...request, package: method }, currentPricingBasis(catalogue))
      const { package_id, title, days } = localPackage(method, language)
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
