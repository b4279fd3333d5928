import type { CourierPrice, Priced } from '@seberang/domain/api'
import {
  currentRuleSet,
  explain,
  findRuleSet,
  PricingError,
  pricingRequest,
  type PricedShipment,
  type PricingRequest,
} from '@seberang/domain/pricing'
import { Refusal } from '../refusal/refusal.ts'
import type { Catalogue } from '../reference/index.ts'

/** A shipment with the ids of what it chose. */
export interface Shipment extends PricedShipment {
  package_id: string | null
  courier: CourierPrice | null
}

/**
 * What the pricing function is asked; null while something that it needs is missing. A package or a category that is no
 * longer offered still prices what has it.
 */
export function pricingRequestOf(catalogue: Catalogue, shipment: Shipment): PricingRequest | null {
  return pricingRequest(shipment, catalogue.known('packages', shipment.package_id), {
    rates: catalogue.rupiah,
    category: (id) => catalogue.known('categories', id),
  })
}

/** What a price is basis under: a rule set, which is the one of today when it is left out, and rates of a day. */
export type PricingBasis = Pick<Priced, 'rates_as_of'> & Partial<Pick<Priced, 'rule_set'>>

/** What a price that is asked for now is basis under. */
export const currentPricingBasis = (catalogue: Catalogue): PricingBasis => ({
  rates_as_of: catalogue.ratesAsOf,
})

/**
 * Prices a request and keeps what it was priced under.
 * @param basis what an earlier agreement was basis under, to price again under the same; or `currentPricingBasis`
 * Throws PricingError.
 */
export function priceRequest(request: PricingRequest, basis: PricingBasis): Priced {
  const rules = (basis.rule_set === undefined ? undefined : findRuleSet(basis.rule_set)) ?? currentRuleSet()
  const { answer, explanation } = explain(request, rules)
  const rates = Object.fromEntries(Object.entries(request.rates).map(([code, rate]) => [code, Number(rate)]))
  return { answer, explanation, rule_set: rules.id, rates, rates_as_of: basis.rates_as_of }
}

/** The price of a shipment, or null where it has none yet or no longer. */
export function tryPrice(catalogue: Catalogue, shipment: Shipment): Priced | null {
  const request = pricingRequestOf(catalogue, shipment)
  if (!request) return null
  try {
    return priceRequest(request, currentPricingBasis(catalogue))
  } catch (error) {
    if (error instanceof PricingError) return null
    throw error
  }
}

const fieldNames: Record<string, string> = {
  country: 'setup.country',
  container_type: 'setup.container_type',
  insurance: 'setup.insurance',
  weight: 'products[0].weight',
}

/** What the pricing function refused, as a refused field of the form. */
export function refusalOf(error: PricingError): Refusal {
  const field = fieldNames[error.field] ?? error.field.replace(/\.(length|width|height)$/, '.dimension_$1')
  return new Refusal(422, 'invalid', { fields: [{ field, reason: error.reason }] })
}

/** Prices a request or throws 422 for what cannot be priced. */
export function priceOrRefuse(request: PricingRequest, basis: PricingBasis): Priced {
  try {
    return priceRequest(request, basis)
  } catch (error) {
    if (error instanceof PricingError) throw refusalOf(error)
    throw error
  }
}
