import type { CartInput, Package, ProductInput } from '@seberang/domain/api'
import { readDecimal } from '@seberang/domain/format'
import { decimal, toText, type Decimal } from '@seberang/domain/money'
import type { PricingRequest } from '@seberang/domain/pricing'
import { toCentimetres, toGrams, type LengthUnit, type WeightUnit } from '@seberang/domain/units'
import { pricedProducts } from '../../lib/pricing/products.ts'
import { rateTable, type Reference } from '../../lib/reference/reference.ts'
import type { ProductDraft, ShipmentDraft } from './draft.ts'

/** The canonical decimal of what was typed. What cannot be read, or in two ways, is none: the schema refuses it. */
export function canonical(text: string): string {
  const read = readDecimal(text)
  if (read.kind === 'value') return read.canonical
  return read.kind === 'empty' ? '' : `? ${text}`
}

function converted(text: string, convert: (value: Decimal) => Decimal): string {
  const read = readDecimal(text)
  return read.kind === 'value' ? toText(convert(decimal(read.canonical))) : canonical(text)
}

export const gramsOf = (weight: string, unit: WeightUnit): string =>
  converted(weight, (value) => toGrams(value, unit))

/** A size that was left out measures nothing. */
const centimetresOf = (length: string, unit: LengthUnit): string =>
  length.trim() === '' ? '0' : converted(length, (value) => toCentimetres(value, unit))

/** One product as the API takes it: grams and centimetres. */
export function toProductInput(product: ProductDraft): ProductInput {
  return {
    product_title: product.title.trim(),
    category: product.categoryId,
    hscode: product.hscode,
    quantity: Number(product.quantity.trim() === '' ? Number.NaN : product.quantity),
    weight: gramsOf(product.weight, product.weightUnit),
    dimension_length: centimetresOf(product.length, product.sizeUnit),
    dimension_width: centimetresOf(product.width, product.sizeUnit),
    dimension_height: centimetresOf(product.height, product.sizeUnit),
    currency_code: product.currency,
    price_original: canonical(product.price),
    url: product.url.trim(),
    has_battery: product.hasBattery,
  }
}

interface Chosen {
  addressId: string
  packageId: string
  agent: { id: string; country: string }
}

/** The whole shipment as the API takes it. */
export function toCartInput(draft: ShipmentDraft, { addressId, packageId, agent }: Chosen): CartInput {
  return {
    setup: {
      agent_id: agent.id,
      country: agent.country,
      address_id: addressId,
      package_id: packageId,
      shipment_type: 'retail',
      insurance: 0,
      ...(draft.sellerTrackingNumber.trim() && { seller_tracking_number: draft.sellerTrackingNumber.trim() }),
    },
    products: draft.products.map(toProductInput),
    pickup: null,
    export: null,
    pay_for_it: null,
    shipper: null,
  }
}

/** Who imports, as far as it changes the price. */
export interface Importer {
  hasValidNpwp: boolean
  isDisableMinimumWeight: boolean
}

/** The same shipment for the pricing function; undefined when a product's category is not known. */
export function toPricingRequest(
  products: readonly ProductDraft[],
  country: string,
  chosen: Package,
  importer: Importer,
  { categories, rates }: Reference,
): PricingRequest | undefined {
  const priced = pricedProducts(products.map(toProductInput), categories)
  return (
    priced && {
      country,
      container_type: 'lcl',
      insurance: 0,
      has_valid_npwp: importer.hasValidNpwp,
      is_disable_minimum_weight: importer.isDisableMinimumWeight,
      rates: rateTable(rates),
      package: chosen,
      products: priced,
    }
  )
}
