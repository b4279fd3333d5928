import type { CourierPrice, Priced } from '@seberang/domain/api'
import {
  currentRuleSet,
  explain,
  findRuleSet,
  PricingError,
  pricingRequest,
  type PricingInput,
  type PricingRequest,
} from '@seberang/domain/pricing'
import { Refusal } from '../refusal/refusal.ts'
import type { Catalogue } from '../reference/index.ts'

/** A shipment with the ids of its choices. */
export interface Shipment extends PricingInput {
  package_id: string | null
  courier: CourierPrice | null
}

/**
 * The input of the pricing function; null while a required choice is missing. Withdrawn packages and categories still
 * price the shipments that use them.
 */
export function pricingRequestOf(catalogue: Catalogue, shipment: Shipment): PricingRequest | null {
  return pricingRequest(shipment, catalogue.known('packages', shipment.package_id), {
    rates: catalogue.rupiah,
    category: (id) => catalogue.known('categories', id),
  })
}

/** What a price is based on: a rule set (today's by default) and the rates of a day. */
export type PricingBasis = Pick<Priced, 'rates_as_of'> & Partial<Pick<Priced, 'rule_set'>>

/** Today's rule set and rates. */
export const currentPricingBasis = (catalogue: Catalogue): PricingBasis => ({
  rates_as_of: catalogue.ratesAsOf,
})

/**
 * Prices a request and records the rule set and rates used.
 * @param basis that of an earlier agreement, to price on the same terms, or `currentPricingBasis`
 * Throws PricingError.
 */
export function priceRequest(request: PricingRequest, basis: PricingBasis): Priced {
  const rules = (basis.rule_set === undefined ? undefined : findRuleSet(basis.rule_set)) ?? currentRuleSet()
  const { answer, explanation } = explain(request, rules)
  const rates = Object.fromEntries(Object.entries(request.rates).map(([code, rate]) => [code, Number(rate)]))
  return { answer, explanation, rule_set: rules.id, rates, rates_as_of: basis.rates_as_of }
}

/** The price of a shipment, or null if it cannot be priced now. */
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

/** Maps an error of the pricing function to a refused form field. */
function refusalOf(error: PricingError): Refusal {
  const field = fieldNames[error.field] ?? error.field.replace(/\.(length|width|height)$/, '.dimension_$1')
  return new Refusal(422, 'invalid', { fields: [{ field, reason: error.reason }] })
}

/** Prices a request. Throws 422 if it cannot be priced. */
export function priceOrRefuse(request: PricingRequest, basis: PricingBasis): Priced {
  try {
    return priceRequest(request, basis)
  } catch (error) {
    if (error instanceof PricingError) throw refusalOf(error)
    throw error
  }
}
