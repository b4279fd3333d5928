import { mixed } from 'yup'
import { containerTypes, insuranceChoices, mostProducts } from '../../pricing/index.ts'
import { statuses, type Status } from '../../status/index.ts'
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
  optionalDecimal,
  optionalEmailAddress,
  optionalFields,
  optionalPhoneNumber,
  optionalText,
  queryNumber,
  text,
  webAddress,
  wholeNumber,
  yesOrNo,
} from '../../validation/index.ts'
import { defineCall, importService } from '../define.ts'
import {
  shipmentTypes,
  type Cart,
  type CartCounts,
  type CartInput,
  type CartSaved,
  type PriceInput,
  type Priced,
} from '../types/cart.ts'
import type { Ok, Page } from '../types/common.ts'
import type { CartOrInvoice, CheckedOut, Checkout } from '../types/invoice.ts'
import { paymentMethods } from '../types/invoice.ts'

/** Grams of one piece, centimetres of one side, pieces, and money of one piece: beyond these it is a typing error. */
const most = {
  grams: 30_000_000,
  centimetres: 10_000,
  pieces: 1_000_000,
  price: 1_000_000_000_000,
  packages: 10_000,
}

/** One product of a shipment; the form of a product is refused by it, too. */
export const productFields = fields({
  cart_detail_code: optionalText(limits.code),
  product_title: text(limits.line),
  product_description: optionalText(limits.text),
  category: text(limits.code),
  hscode: optionalText(16),
  quantity: wholeNumber(1, most.pieces).required(message('required')),
  weight: decimal(most.grams),
  dimension_length: decimal(most.centimetres),
  dimension_width: decimal(most.centimetres),
  dimension_height: decimal(most.centimetres),
  currency_code: text(3),
  price_original: decimal(most.price),
  url: webAddress(),
  image_url: optionalText(limits.code),
  has_battery: yesOrNo(),
  additional_document: optionalText(limits.code),
})

const setupShape = {
  agent_id: optionalText(limits.code).nullable().default(null),
  country: text(3),
  package_id: text(limits.code),
  container_type: optionalChoice(containerTypes),
  shipment_type: choice(shipmentTypes),
  courier_package: optionalText(limits.code),
  insurance: numberChoice(insuranceChoices),
  seller_tracking_number: optionalText(limits.code),
  marking_code: optionalText(limits.code),
  invoice_file: optionalText(limits.code),
  is_fragile_goods: yesOrNo(),
  is_wood: yesOrNo(),
  wood_note: optionalText(500),
  quantity_packaging: wholeNumber(1, most.packages),
  package_weight_unit: optionalChoice(weightUnits),
  package_dimension_unit: optionalChoice(lengthUnits),
  estimation_weight: optionalDecimal(most.grams),
  estimation_dimension_length: optionalDecimal(most.centimetres),
  estimation_dimension_width: optionalDecimal(most.centimetres),
  estimation_dimension_height: optionalDecimal(most.centimetres),
  estimation_volume: optionalDecimal(1000),
}

const products = listOf(productFields, 1, mostProducts)
/** A part of the payload that is bought with calls that come later: it must be null or absent. */
const notYet = () =>
  mixed((_value): _value is never => false)
    .nullable()
    .typeError(message('not_offered', { values: 'null' }))

const cartFields = fields({
  setup: fields({ ...setupShape, address_id: text(limits.code), cart_code: optionalText(limits.code) }),
  products,
  pickup: notYet(),
  export: notYet(),
  pay_for_it: notYet(),
  shipper: optionalFields({
    shipper_name: text(limits.name),
    shipper_email: optionalEmailAddress(),
    shipper_phone_number: optionalPhoneNumber(),
  }),
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
    50,
  ),
  payment_method: choice(paymentMethods),
  expected_total: wholeNumber(0, Number.MAX_SAFE_INTEGER).required(message('required')),
})

const carts = `/api/${importService}/cart`

export const cartCalls = {
  priceShipment: defineCall<{ answer: Ok<{ data: Priced }>; body: PriceInput }>('priceShipment', {
    method: 'POST',
    path: `/api/${importService}/shipping/price`,
    auth: 'access',
    about: 'The landed cost of a shipment that is not saved yet, line by line.',
    body: priceFields,
  }),
  saveCart: defineCall<{ answer: CartSaved; body: CartInput }>('saveCart', {
    method: 'POST',
    path: carts,
    auth: 'customer',
    signed: true,
    ok: 201,
    about: 'Saves a shipment.',
    body: cartFields,
  }),
  createCart: defineCall<{ answer: CartSaved; body: CartInput }>('createCart', {
    method: 'POST',
    path: `${carts}/create`,
    auth: 'customer',
    signed: true,
    ok: 201,
    about: 'Saves a shipment.',
    body: cartFields,
  }),
  updateCart: defineCall<{ answer: CartSaved; body: CartInput }>('updateCart', {
    method: 'PUT',
    path: carts,
    auth: 'customer',
    signed: true,
    about:
      'Changes a saved shipment; `setup.cart_code` and `version` say which. 409 when somebody changed it meanwhile.',
    body: cartFields,
  }),
  deleteCarts: defineCall<{ answer: Ok; body: { cart_codes: string[] } }>('deleteCarts', {
    method: 'DELETE',
    path: `${carts}/delete-multiple`,
    auth: 'customer',
    about: 'Deletes shipments, all of them or none.',
    body: fields({ cart_codes: listOf(text(limits.code), 1, 100) }),
  }),
  carts: defineCall<{
    answer: Page<Cart>
    query: { page: number; page_size: number; status?: Status; query?: string }
  }>('carts', {
    method: 'GET',
    path: `${carts}/list`,
    auth: 'customer',
    about: "The customer's shipments, newest first.",
    query: fields({
      page: queryNumber(1, 100_000).default(1),
      page_size: queryNumber(1, 100).default(10),
      status: optionalChoice(statuses),
      query: optionalText(limits.name),
    }),
  }),
  cartCounts: defineCall<{ answer: Ok<{ data: CartCounts }> }>('cartCounts', {
    method: 'GET',
    path: `${carts}/count`,
    auth: 'customer',
    about: 'How many shipments are where.',
  }),
  cartOrInvoice: defineCall<{ answer: CartOrInvoice; query: { code: string } }>('cartOrInvoice', {
    method: 'GET',
    path: `${carts}/cart-or-invoice`,
    auth: 'customer',
    about: 'The shipment or the invoice that a code names.',
    query: fields({ code: text(limits.code) }),
  }),
  checkout: defineCall<{ answer: CheckedOut; body: Checkout }>('checkout', {
    method: 'POST',
    path: `${carts}/checkout`,
    auth: 'customer',
    signed: true,
    ok: 201,
    about:
      'Makes an invoice of shipments. 409 `price_changed` or `not_available` when what was seen no longer holds.',
    body: checkoutFields,
  }),
}
