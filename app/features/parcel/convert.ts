import type { CartInput, Package, ProductInput } from '@seberang/domain/api'
import { readDecimal } from '@seberang/domain/format'
import { decimal, toText } from '@seberang/domain/money'
import type { PricingRequest } from '@seberang/domain/pricing'
import { toCentimetres, toGrams, type LengthUnit, type WeightUnit } from '@seberang/domain/units'
import { rateTable, type Reference } from '../../lib/reference/reference.ts'
import type { ProductDraft, ShipmentDraft } from './draft.ts'

/** The canonical decimal of what was typed; what cannot be read goes on as it is, for the schema to refuse. */
export function canonical(text: string): string {
  const read = readDecimal(text)
  return read.kind === 'value' ? read.canonical : text.trim()
}

/** A size that was left out measures nothing. */
const canonicalOrZero = (text: string): string => (text.trim() === '' ? '0' : canonical(text))

export function gramsOf(weight: string, unit: WeightUnit): string {
  const read = readDecimal(weight)
  return read.kind === 'value' ? toText(toGrams(decimal(read.canonical), unit)) : weight.trim()
}

function centimetresOf(length: string, unit: LengthUnit): string {
  const text = canonicalOrZero(length)
  const read = readDecimal(text)
  return read.kind === 'value' ? toText(toCentimetres(decimal(read.canonical), unit)) : text
}

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

/** The same shipment for the pricing function; undefined when a product's category is not known. */
export function toPricingRequest(
  products: readonly ProductDraft[],
  country: string,
  chosen: Package,
  { categories, rates }: Reference,
): PricingRequest | undefined {
  const priced = products.map((product) => {
    const category = categories.find(({ category_id }) => category_id === product.categoryId)
    const input = toProductInput(product)
    return (
      category && {
        category,
        quantity: input.quantity,
        weight: input.weight,
        weight_unit: 'gram',
        length: input.dimension_length,
        width: input.dimension_width,
        height: input.dimension_height,
        dimension_unit: 'cm',
        price_original: input.price_original,
        currency_code: input.currency_code,
      }
    )
  })
  const complete = priced.filter((product) => product !== undefined)
  if (complete.length !== priced.length) return undefined
  return {
    country,
    container_type: 'lcl',
    insurance: 0,
    has_valid_npwp: false,
    is_disable_minimum_weight: false,
    rates: rateTable(rates),
    package: chosen,
    products: complete,
  }
}
