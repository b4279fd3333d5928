import type { CourierPrice, Priced } from '@seberang/domain/api'
import {
  PricingError,
  pricingRequest,
  type PricingInput,
  type PricingRequest,
  type ShipmentProduct,
} from '@seberang/domain/pricing'
import { priceWithQuote, type PricingBasis, type QuoteTerms } from '@seberang/domain/terms'
import { Refusal } from '../refusal/refusal.ts'
import { dutyOfHsCode, type Catalogue } from '../reference/index.ts'

/** A shipment with the ids of its choices. */
export interface Shipment extends PricingInput {
  products: readonly (ShipmentProduct & Readonly<{ unclassified?: boolean }>)[]
  package_id: string | null
  courier: CourierPrice | null
  /** Of the destination; null while it is unknown. */
  sub_district_id: string | null
  /** The quote that it was started from. */
  quote: QuoteTerms | null
}

/**
 * The input of the pricing function; null while a required choice or a product's classification is missing. Withdrawn
 * packages and categories still price the shipments that use them.
 */
export function pricingRequestOf(catalogue: Catalogue, shipment: Shipment): PricingRequest | null {
  if (shipment.products.some(({ unclassified }) => unclassified)) return null
  return pricingRequest(shipment, catalogue.known('packages', shipment.package_id), {
    rates: catalogue.rupiah,
    category: (id) => catalogue.known('categories', id),
    hscodeDuty: (code) => dutyOfHsCode(catalogue, code),
  })
}

/** Today's rule set and rates. */
export const currentPricingBasis = (catalogue: Catalogue): PricingBasis => ({
  rates_as_of: catalogue.ratesAsOf,
  rate_days: catalogue.rateDays,
})

/** A price, and the request that it is the price of. */
export interface CurrentPrice {
  request: PricingRequest
  priced: Priced
}

/**
 * The price of a shipment that is not checked out, on the terms of its quote where it has one; null while a required
 * choice is missing. Throws PricingError.
 */
export function priceNow(catalogue: Catalogue, shipment: Shipment, now: Date): CurrentPrice | null {
  const { quote: terms, sub_district_id, courier } = shipment
  const request = pricingRequestOf(catalogue, shipment)
  const quote = terms && { terms, sub_district_id, courier_code: courier?.courier_code ?? null }
  return request && priceWithQuote(request, currentPricingBasis(catalogue), quote, now.getTime())
}

/** The same, null also where it cannot be priced now. */
export function tryPriceNow(catalogue: Catalogue, shipment: Shipment, now: Date): CurrentPrice | null {
  try {
    return priceNow(catalogue, shipment, now)
  } catch (error) {
    if (error instanceof PricingError) return null
    throw error
  }
}

/** The price of a shipment, or null if it cannot be priced now. */
export const tryPrice = (catalogue: Catalogue, shipment: Shipment, now: Date): Priced | null =>
  tryPriceNow(catalogue, shipment, now)?.priced ?? null

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

/** Prices. Throws 422 with the form's field if that is impossible. */
export function priceOrRefuse<Result>(price: () => Result): Result {
  try {
    return price()
  } catch (error) {
    if (error instanceof PricingError) throw refusalOf(error)
    throw error
  }
}
