import type { CartInput, ProductInput } from '@seberang/domain/api'
import { typedProductFields } from '@seberang/domain/api/schemas'
import { fields, message, optionalText, validate, type Validator } from '@seberang/domain/validation'
import { canonical, centimetresOf, gramsOf } from '../../../lib/pricing/typed.ts'
import type { ProductDraft, ShipmentDraft } from './draft.ts'

/** A product in the API's units, grams and centimetres. */
export function toProductInput(product: ProductDraft): ProductInput {
  return {
    ...(product.detailCode && { cart_detail_code: product.detailCode }),
    product_title: product.title.trim(),
    category: product.categoryId,
    hscode: product.hscode,
    ...(product.unclassified && product.hscode === '' && { unclassified: true }),
    quantity: Number(product.quantity.trim() === '' ? Number.NaN : product.quantity),
    weight: gramsOf(product.weight, product.weightUnit),
    dimension_length: centimetresOf(product.length, product.sizeUnit),
    dimension_width: centimetresOf(product.width, product.sizeUnit),
    dimension_height: centimetresOf(product.height, product.sizeUnit),
    currency_code: product.currency,
    price_original: canonical(product.price, product.currency),
    url: product.url.trim(),
    has_battery: product.hasBattery,
    ...(product.photo && { image_url: product.photo.id }),
    ...(product.document && { additional_document: product.document.id }),
  }
}

/** The API's schema, with the HS code required, which customs asks for, unless an operator is to find it. */
export const productSchema: Validator<ProductInput> = typedProductFields.concat(
  fields({
    hscode: optionalText(16).when('unclassified', {
      is: true,
      otherwise: (schema) => schema.required(message('required')),
    }),
  }),
) satisfies Validator<ProductInput>

/** Whether a product is complete. Products of unannounced parcels often are not. */
export const isWhole = (product: ProductDraft): boolean =>
  'value' in validate(productSchema, toProductInput(product), 'id')

/** Whether a product can be priced: an HS code may still be missing. */
export const isPriceable = (product: ProductDraft): boolean =>
  'value' in validate(typedProductFields, toProductInput(product), 'id')

/** Whether a product can be saved. One that was saved without an HS code, through the API, can be saved without again. */
export const isAccepted = (product: ProductDraft): boolean =>
  isWhole(product) || (product.detailCode !== '' && product.hscode === '' && isPriceable(product))

interface Chosen {
  addressId: string
  packageId: string
  agentId: string | null
  country: string
}

/** The shipment as the API takes it. Wood and containers apply to sea freight only. */
export function toCartInput(draft: ShipmentDraft, chosen: Chosen): CartInput {
  const bySea = draft.track === 'sea'
  const trackingNumber = draft.sellerTrackingNumber.trim()
  const woodNote = draft.woodNote.trim()
  return {
    setup: {
      agent_id: chosen.agentId,
      country: chosen.country,
      address_id: chosen.addressId,
      package_id: chosen.packageId,
      shipment_type: draft.shipmentType,
      insurance: draft.insurance ?? 0,
      ...(bySea && { container_type: draft.container, is_wood: draft.isWood }),
      ...(bySea && draft.isWood && woodNote && { wood_note: woodNote }),
      ...(draft.quoteCode && { quote_code: draft.quoteCode }),
      ...(trackingNumber && { seller_tracking_number: trackingNumber }),
    },
    products: draft.products.map(toProductInput),
    pickup: null,
    export: null,
    pay_for_it: null,
    shipper: null,
  }
}
