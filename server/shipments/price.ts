import type { CourierPrice, Priced } from '@seberang/domain/api'
import {
  currentRuleSet,
  explain,
  findRuleSet,
  PricingError,
  type ContainerType,
  type InsuranceChoice,
  type PricingPackaging,
  type PricingProduct,
  type PricingRequest,
} from '@seberang/domain/pricing'
import { message } from '@seberang/domain/validation'
import { Refusal } from '../http/refusal.ts'
import { findCategory, findPackage, ratesAsOf, ratesNow } from './catalogue.ts'

/** One line of goods: grams and centimetres of one piece. */
export interface ShippedProduct {
  categoryId: string
  quantity: number
  weight: string
  length: string
  width: string
  height: string
  currencyCode: string
  priceOriginal: string
}

export interface Shipment {
  country: string
  packageId: string | null
  containerType: string | null
  insurance: InsuranceChoice
  hasValidNpwp: boolean
  isDisableMinimumWeight: boolean
  products: readonly ShippedProduct[]
  packaging: PricingPackaging | null
  courier: CourierPrice | null
}

/** What the pricing function is asked; null while something that it needs is missing. */
export function pricingRequestOf(shipment: Shipment): PricingRequest | null {
  const chosen = findPackage(shipment.packageId)
  if (!chosen || shipment.products.length === 0) return null
  const products: PricingProduct[] = []
  for (const product of shipment.products) {
    const category = findCategory(product.categoryId)
    if (!category) return null
    products.push({
      category,
      quantity: product.quantity,
      weight: product.weight,
      weight_unit: 'gram',
      length: product.length,
      width: product.width,
      height: product.height,
      dimension_unit: 'cm',
      price_original: product.priceOriginal,
      currency_code: product.currencyCode,
    })
  }
  return {
    country: shipment.country,
    container_type: shipment.containerType as ContainerType | null,
    insurance: shipment.insurance,
    has_valid_npwp: shipment.hasValidNpwp,
    is_disable_minimum_weight: shipment.isDisableMinimumWeight,
    rates: { ...ratesNow },
    package: chosen,
    products,
    packaging: shipment.packaging,
    domestic: shipment.courier && { price_per_kg: shipment.courier.price_per_kg },
  }
}

/**
 * Prices a request and keeps what it was priced under.
 * @param made the rule set and the rates' time of an earlier agreement, to price again under the same
 * Throws PricingError.
 */
export function priceRequest(
  request: PricingRequest,
  made?: { rule_set: string; rates_as_of: string },
): Priced {
  const rules = (made && findRuleSet(made.rule_set)) ?? currentRuleSet()
  const { answer, explanation } = explain(request, rules)
  const rates = Object.fromEntries(Object.entries(request.rates).map(([code, rate]) => [code, Number(rate)]))
  return { answer, explanation, rule_set: rules.id, rates, rates_as_of: made?.rates_as_of ?? ratesAsOf }
}

/** The price of a shipment, or null where it has none yet or no longer. */
export function tryPrice(shipment: Shipment): Priced | null {
  const request = pricingRequestOf(shipment)
  if (!request) return null
  try {
    return priceRequest(request)
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
  const key = error.reason === 'weight_above_tiers' ? 'outside_limits' : 'cannot_be_priced'
  return new Refusal(422, 'invalid', { fields: [{ field, reason: message(key) }] })
}

/** Prices a request or throws 422 for what cannot be priced. */
export function priceOrRefuse(request: PricingRequest): Priced {
  try {
    return priceRequest(request)
  } catch (error) {
    if (error instanceof PricingError) throw refusalOf(error)
    throw error
  }
}
