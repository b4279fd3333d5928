import type { CartInput, CartSetup, ProductInput, Shipper } from '@seberang/domain/api'
import {
  type boxesFields,
  shipperFields,
  trackingFields,
  typedBoxesFields,
  typedProductFields,
} from '@seberang/domain/api/schemas'
import { unitLimit, unitLimitValues } from '@seberang/domain/calculator'
import { packagingOf, type PricingPackaging } from '@seberang/domain/pricing'
import { fields, limits, message, optionalText, validate, type Validator } from '@seberang/domain/validation'
import { canonical, centimetresOf, gramsOf, piecesOf } from '../../../lib/pricing/typed.ts'
import {
  emptyBoxes,
  emptyShipper,
  withProduct,
  type BoxesDraft,
  type ProductDraft,
  type ShipmentDraft,
  type ShipperDraft,
} from './draft.ts'

/** A product in the API's units, grams and centimetres. */
export function toProductInput(product: ProductDraft): ProductInput {
  const description = product.description?.trim()
  return {
    ...(product.detailCode && { cart_detail_code: product.detailCode }),
    product_title: product.title.trim(),
    ...(description && { product_description: description }),
    category: product.categoryId,
    hscode: product.hscode,
    ...(product.unclassified && product.hscode === '' && { unclassified: true }),
    quantity: piecesOf(product.quantity) ?? Number.NaN,
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

/**
 * The API's schema, with the HS code required, which customs asks for, unless an operator is to find it. More units
 * than one parcel takes are refused at the field already; the server refuses them of all products together.
 */
export const productSchema: Validator<ProductInput> = typedProductFields
  .concat(
    fields({
      hscode: optionalText(limits.hscode).when('unclassified', {
        is: true,
        otherwise: (schema) => schema.required(message('required')),
      }),
    }),
  )
  .test('unit-limit', (product, context) => {
    const limit = unitLimit([product])
    if (!limit) return true
    return context.createError({
      path: 'quantity',
      message: message('too_many_units', unitLimitValues(limit)),
    })
  }) satisfies Validator<ProductInput>

/** Whether a product is complete. Products of unannounced parcels often are not. */
export const isWhole = (product: ProductDraft): boolean =>
  'value' in validate(productSchema, toProductInput(product), 'id')

/** Whether a product is complete, but for its HS code. */
export const isWholeButForCode = (product: ProductDraft): boolean =>
  'value' in validate(typedProductFields, toProductInput(product), 'id')

const pricedFields = typedProductFields.omit(['product_title'])

/** Whether a product can be priced: its name and HS code may still be missing. */
export const isPriceable = (product: ProductDraft): boolean =>
  'value' in validate(pricedFields, toProductInput(product), 'id')

/** Those that can be priced, as the API takes them. */
export const priceableGoods = (products: readonly ProductDraft[]): readonly ProductInput[] =>
  products.filter(isPriceable).map(toProductInput)

/** The products as they stand: the open one, as far as it can be priced, takes the place of its saved state. */
export function productsSoFar({
  products,
  open,
}: Pick<ShipmentDraft, 'products' | 'open'>): readonly ProductDraft[] {
  return open && isPriceable(open) ? withProduct(products, open) : products
}

/** Whether a product can be saved. One that was saved without an HS code, through the API, can be saved without again. */
export const isAccepted = (product: ProductDraft): boolean =>
  isWhole(product) || (product.detailCode !== '' && product.hscode === '' && isWholeButForCode(product))

/** The part of a cart's setup that describes its boxes. */
export type BoxesInput = Pick<CartSetup, (typeof boxesFields)[number]>

/** The boxes as the API takes them, in the units that were chosen. What is empty is left out. */
export function toBoxesInput(boxes: BoxesDraft): BoxesInput {
  const count = piecesOf(boxes.count)
  const figure = <Name extends string>(name: Name, typed: string): Partial<Record<Name, string>> => {
    const value = canonical(typed)
    return value === '' ? {} : ({ [name]: value } as Record<Name, string>)
  }
  const markingCode = boxes.markingCode.trim()
  return {
    ...(count !== undefined && { quantity_packaging: count }),
    package_weight_unit: boxes.weightUnit,
    package_dimension_unit: boxes.sizeUnit,
    ...figure('estimation_weight', boxes.weight),
    ...figure('estimation_dimension_length', boxes.length),
    ...figure('estimation_dimension_width', boxes.width),
    ...figure('estimation_dimension_height', boxes.height),
    ...(boxes.isFragile && { is_fragile_goods: true }),
    ...(markingCode && { marking_code: markingCode }),
    ...(boxes.invoice && { invoice_file: boxes.invoice.id }),
  }
}

export const boxesSchema: Validator<BoxesInput> = typedBoxesFields

export const areValidBoxes = (boxes: BoxesDraft = emptyBoxes): boolean =>
  'value' in validate(boxesSchema, toBoxesInput(boxes), 'id')

/** Whether anything was entered about the boxes. */
export const hasBoxes = (boxes: BoxesDraft | undefined): boxes is BoxesDraft =>
  boxes !== undefined &&
  Object.entries(boxes).some(
    ([name, value]) => name !== 'weightUnit' && name !== 'sizeUnit' && value !== '' && Boolean(value),
  )

/** The packaging for the pricing function; null while nothing valid is known of it. */
export const packagingOfDraft = ({ boxes }: Pick<ShipmentDraft, 'boxes'>): PricingPackaging | null =>
  hasBoxes(boxes) && areValidBoxes(boxes) ? packagingOf(toBoxesInput(boxes)) : null

/** The supplier's contact as the API takes it; a name is required once anything is known. */
export function toShipper({ name, email, phone }: ShipperDraft): Shipper {
  return {
    shipper_name: name.trim(),
    ...(email.trim() && { shipper_email: email.trim() }),
    ...(phone.trim() && { shipper_phone_number: phone.trim() }),
  }
}

export const shipperSchema: Validator<Shipper> = shipperFields

const isEmptyShipper = (shipper: ShipperDraft): boolean =>
  Object.values(shipper).every((value) => value.trim() === '')

export const isValidShipper = (shipper: ShipperDraft = emptyShipper): boolean =>
  isEmptyShipper(shipper) || 'value' in validate(shipperSchema, toShipper(shipper), 'id')

/** Whether what was typed as the seller's tracking number, if anything, can be one. */
export const isValidTracking = (typed: string): boolean =>
  'value' in validate(trackingFields, { seller_tracking_number: typed.trim() }, 'id')

/** The papers that belong to no single product. */
export const paperIdsOf = ({ papers = [] }: Pick<ShipmentDraft, 'papers'>): string[] =>
  papers.flatMap((paper) => paper?.id ?? [])

interface Chosen {
  addressId: string
  packageId: string
  agentId: string | null
  country: string
  /** Null while none is chosen that delivers there. */
  courierCode: string | null
}

/** The shipment as the API takes it. Wood and containers apply to sea freight only. */
export function toCartInput(draft: ShipmentDraft, chosen: Chosen): CartInput {
  const bySea = draft.track === 'sea'
  const trackingNumber = draft.sellerTrackingNumber.trim()
  const woodNote = draft.woodNote.trim()
  const papers = paperIdsOf(draft)
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
      ...(chosen.courierCode && { courier_package: chosen.courierCode }),
      ...(draft.boxes && toBoxesInput(draft.boxes)),
      ...(papers.length > 0 && { paper_files: papers }),
      ...(trackingNumber && { seller_tracking_number: trackingNumber }),
    },
    products: draft.products.map(toProductInput),
    pickup: null,
    export: null,
    pay_for_it: null,
    shipper: draft.shipper && !isEmptyShipper(draft.shipper) ? toShipper(draft.shipper) : null,
  }
}
