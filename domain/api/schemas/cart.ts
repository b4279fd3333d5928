import { maxOrder, maxPaperFiles } from '../../limits/index.ts'
import type { SchemasOf } from '../define.ts'
import type { cartCalls } from '../calls/cart.ts'
import { mixed } from 'yup'
import { containerTypes, insuranceChoices, maxProducts } from '../../pricing/index.ts'
import { lengthUnits, weightUnits } from '../../units/index.ts'
import {
  choice,
  decimal,
  fields,
  limits,
  listOf,
  message,
  numberChoice,
  optionalChoice,
  optionalCodes,
  optionalDecimal,
  optionalEmailAddress,
  optionalFields,
  optionalPhoneNumber,
  optionalText,
  optionalTrackingNumber,
  optionalPrintedText,
  printedText,
  text,
  webAddress,
  wholeNumber,
  yesOrNo,
  inUpperCase,
} from '../../validation/index.ts'
import { cartGroups, shipmentTypes } from '../types/cart.ts'
import { largestPage } from '../types/common.ts'
import { afterCheckout, places } from '../../status/index.ts'
import { paymentMethods } from '../types/payment-method.ts'
import { walletProof } from './wallet-proof.ts'
import { maxValues } from './max-values.ts'
import { sideIn, weightIn } from './measures.ts'
import { pageShape } from './page.ts'
import { pricePerPiece } from './price.ts'

/** Maximum number of shipments in one call: those of a page. */
const maxCodes = largestPage

/** One product of a shipment; shared by the server and the product form. */
export const productFields = fields({
  cart_detail_code: optionalText(limits.code),
  product_title: printedText(limits.line).required(message('required')),
  product_description: optionalText(limits.text, { lines: true }),
  category: text(limits.code),
  hscode: optionalText(limits.hscode),
  unclassified: yesOrNo(),
  quantity: wholeNumber(1, maxValues.pieces).required(message('required')),
  weight: decimal(maxValues.grams),
  dimension_length: decimal(maxValues.centimetres),
  dimension_width: decimal(maxValues.centimetres),
  dimension_height: decimal(maxValues.centimetres),
  currency_code: text(3),
  price_original: pricePerPiece(),
  url: webAddress(),
  image_url: optionalText(limits.code),
  has_battery: yesOrNo(),
  additional_document: optionalText(limits.code),
})

const sideNames = ['dimension_length', 'dimension_width', 'dimension_height'] as const

const isGiven = (side: unknown): boolean => side !== undefined && Number(side) !== 0

/** A side of a box that is typed: all three, or none. One that is missing would be ignored, and with it the volume. */
const hasAllSides =
  (prefix: '' | 'estimation_') =>
  (value: unknown, { parent }: { parent: unknown }) => {
    const sides = parent as Record<string, unknown>
    return isGiven(value) || !sideNames.some((name) => isGiven(sides[prefix + name]))
  }

const typedSide = () =>
  decimal(maxValues.centimetres).test('all-sides', message('side_missing'), hasAllSides(''))

/** A product as forms take it. The API itself also takes one of which the weight, or not all sides, are known. */
export const typedProductFields = productFields.concat(
  fields({
    weight: decimal(maxValues.grams).test(
      'weighs',
      message('required'),
      (value) => value === undefined || Number(value) !== 0,
    ),
    dimension_length: typedSide(),
    dimension_width: typedSide(),
    dimension_height: typedSide(),
  }),
)

const boxSide = () => sideIn(optionalDecimal, 'package_dimension_unit')

const boxesShape = {
  marking_code: optionalPrintedText(limits.code),
  invoice_file: optionalText(limits.code),
  is_fragile_goods: yesOrNo(),
  quantity_packaging: wholeNumber(1, maxValues.packages),
  package_weight_unit: optionalChoice(weightUnits),
  package_dimension_unit: optionalChoice(lengthUnits),
  estimation_weight: weightIn(optionalDecimal, 'package_weight_unit'),
  estimation_dimension_length: boxSide(),
  estimation_dimension_width: boxSide(),
  estimation_dimension_height: boxSide(),
}

/** The parts of a cart's setup that describe its boxes. */
export const boxesFields = Object.keys(boxesShape) as readonly (keyof typeof boxesShape)[]

const typedBoxSide = () =>
  boxesShape.estimation_dimension_length.test(
    'all-sides',
    message('side_missing'),
    hasAllSides('estimation_'),
  )

/** What the seller says about the boxes of a shipment, as forms take it. */
export const typedBoxesFields = fields({
  ...boxesShape,
  estimation_dimension_length: typedBoxSide(),
  estimation_dimension_width: typedBoxSide(),
  estimation_dimension_height: typedBoxSide(),
})

const setupShape = {
  ...boxesShape,
  agent_id: optionalText(limits.code).nullable().default(null),
  country: text(3),
  package_id: text(limits.code),
  container_type: optionalChoice(containerTypes),
  shipment_type: choice(shipmentTypes),
  courier_package: optionalText(limits.code),
  insurance: numberChoice(insuranceChoices),
  seller_tracking_number: optionalTrackingNumber(),
  quote_code: optionalText(limits.code).transform(inUpperCase),
  is_wood: yesOrNo(),
  wood_note: optionalText(limits.note, { lines: true }),
  estimation_volume: optionalDecimal(maxValues.cubicMetres),
  paper_files: listOf(text(limits.code), 0, maxPaperFiles).optional(),
}

const products = listOf(productFields, 1, maxProducts)
/** Services ordered through calls that do not exist yet: must be null or absent. */
const notYet = () =>
  mixed((_value): _value is never => false)
    .nullable()
    .typeError(message('not_offered', { values: 'null' }))

const shipperShape = {
  shipper_name: printedText().required(message('required')),
  shipper_email: optionalEmailAddress(),
  shipper_phone_number: optionalPhoneNumber(),
}

/** The supplier's contact, as its form takes it. */
export const shipperFields = fields(shipperShape)

export const trackingFields = fields({ seller_tracking_number: setupShape.seller_tracking_number })

const cartFields = fields({
  setup: fields({ ...setupShape, address_id: text(limits.code), cart_code: optionalText(limits.code) }),
  products,
  pickup: notYet(),
  export: notYet(),
  pay_for_it: notYet(),
  shipper: optionalFields(shipperShape),
  version: wholeNumber(1, 2_147_483_647),
})

const priceFields = fields({
  setup: fields({
    ...setupShape,
    address_id: optionalText(limits.code),
    sub_district_id: optionalText(limits.code),
  }),
  products,
})

const checkoutFields = fields({
  carts: listOf(
    fields({
      cart_code: text(limits.code),
      courier_code: text(limits.code),
      insurance: numberChoice(insuranceChoices).required(message('required')),
    }),
    1,
    maxOrder,
  ),
  payment_method: choice(paymentMethods),
  voucher: optionalFields({ code: text(limits.code), cart_code: text(limits.code) }),
  expected_total: wholeNumber(0, Number.MAX_SAFE_INTEGER).required(message('required')),
  ...walletProof(),
})

const foundBy = { query: optionalText(limits.name) }
const searchShape = { ...pageShape, ...foundBy }

export const cartSchemas = {
  priceShipment: { body: priceFields },
  saveCart: { body: cartFields },
  createCart: { body: cartFields },
  updateCart: { body: cartFields },
  deleteCarts: { body: fields({ cart_codes: listOf(text(limits.code), 1, maxCodes) }) },
  updateCartAddress: {
    body: fields({
      cart_codes: listOf(text(limits.code), 1, maxCodes),
      address_id: text(limits.code),
    }),
  },
  updateMarkingCode: {
    body: fields({
      cart_code: text(limits.code),
      marking_code: printedText(limits.code).required(message('required')).nullable(),
    }),
  },
  cartHistory: { query: fields({ ...searchShape, status: optionalChoice(afterCheckout) }) },
  carts: {
    query: fields({
      ...searchShape,
      status: optionalChoice(cartGroups),
      place: optionalChoice(places),
      codes: optionalCodes(maxCodes),
    }),
  },
  cartCounts: { query: fields(foundBy) },
  cartOrInvoice: { query: fields({ code: text(limits.code) }) },
  checkout: { body: checkoutFields },
} satisfies SchemasOf<typeof cartCalls>
