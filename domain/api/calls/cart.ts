import type { Place, StatusAfterCheckout } from '../../status/index.ts'
import { defineCall, exportService, importService } from '../define.ts'
import {
  type Cart,
  type CartCounts,
  type CartGroup,
  type CartInput,
  type CartSaved,
  type PriceInput,
  type Priced,
} from '../types/cart.ts'
import type { Ok, Page } from '../types/common.ts'
import type { CartOrInvoice, CheckedOut, Checkout } from '../types/invoice.ts'

const carts = `/api/${importService}/cart`

export const cartCalls = {
  priceShipment: defineCall<{ answer: Ok<{ data: Priced }>; body: PriceInput }>('priceShipment', {
    method: 'POST',
    path: `/api/${importService}/shipping/price`,
    largeBody: true,
    auth: 'access',
    about: 'The landed cost of a shipment that is not saved yet, line by line.',
  }),
  saveCart: defineCall<{ answer: CartSaved; body: CartInput }>('saveCart', {
    method: 'POST',
    path: carts,
    largeBody: true,
    auth: 'customer',
    signed: true,
    fromDraft: true,
    ok: 201,
    about: 'Saves a shipment.',
  }),
  createCart: defineCall<{ answer: CartSaved; body: CartInput }>('createCart', {
    method: 'POST',
    path: `${carts}/create`,
    largeBody: true,
    auth: 'customer',
    signed: true,
    fromDraft: true,
    ok: 201,
    about: 'Saves a shipment.',
  }),
  updateCart: defineCall<{ answer: CartSaved; body: CartInput }>('updateCart', {
    method: 'PUT',
    path: carts,
    largeBody: true,
    auth: 'customer',
    signed: true,
    about:
      'Changes a saved shipment; `setup.cart_code` and `version` say which. 409 when somebody changed it meanwhile.',
  }),
  deleteCarts: defineCall<{ answer: Ok; body: { cart_codes: string[] } }>('deleteCarts', {
    method: 'DELETE',
    path: `${carts}/delete-multiple`,
    auth: 'customer',
    about: 'Deletes shipments, all of them or none.',
  }),
  updateCartAddress: defineCall<{ answer: Ok; body: { cart_codes: string[]; address_id: string } }>(
    'updateCartAddress',
    {
      method: 'POST',
      path: `${carts}/update-cart-address`,
      auth: 'customer',
      about: 'Sends shipments to another address, all of them or none.',
    },
  ),
  updateMarkingCode: defineCall<{
    answer: CartSaved
    body: { cart_code: string; marking_code: string | null }
  }>('updateMarkingCode', {
    method: 'PUT',
    path: `${carts}/marking-code`,
    auth: 'customer',
    about:
      'Sets the mark that the seller writes on the boxes, also after checkout; null removes it. 409 once the shipment has left the warehouse.',
  }),
  carts: defineCall<{
    answer: Page<Cart>
    query: {
      page: number
      page_size: number
      status?: CartGroup
      place?: Place
      query?: string
      codes?: string
    }
  }>('carts', {
    method: 'GET',
    path: `${carts}/list`,
    auth: 'customer',
    about:
      "The customer's shipments, newest first, before them those that something is due for. `status` may be `idle`: all without an invoice; `place` is where a shipment is, whatever of it is paid; `codes` names shipments, with commas between.",
  }),
  cartHistory: defineCall<{
    answer: Page<Cart>
    query: { page: number; page_size: number; status?: StatusAfterCheckout; query?: string }
  }>('cartHistory', {
    method: 'GET',
    path: `${carts}/history`,
    auth: 'customer',
    about: "The customer's shipments from checkout on, newest first.",
  }),
  lastCart: defineCall<{ answer: Ok<{ data: Cart | null }> }>('lastCart', {
    method: 'GET',
    path: `${carts}/history/last`,
    auth: 'customer',
    about: 'The newest shipment from checkout on; null before the first.',
  }),
  cartCounts: defineCall<{ answer: Ok<{ data: CartCounts }>; query: { query?: string } }>('cartCounts', {
    method: 'GET',
    path: `${carts}/count`,
    auth: 'customer',
    about: 'How many shipments are where; with `query`, of those that the list finds by it.',
  }),
  allCartCounts: defineCall<{ answer: Ok<{ data: CartCounts }> }>('allCartCounts', {
    method: 'GET',
    path: `/api/${importService}-${exportService}/cart/count`,
    auth: 'customer',
    about: 'How many shipments are where, coming in and going out, as the header shows them.',
  }),
  cartOrInvoice: defineCall<{ answer: CartOrInvoice; query: { code: string } }>('cartOrInvoice', {
    method: 'GET',
    path: `${carts}/cart-or-invoice`,
    auth: 'customer',
    about: 'The shipment or the invoice that a code names.',
  }),
  checkout: defineCall<{ answer: CheckedOut; body: Checkout }>('checkout', {
    method: 'POST',
    path: `${carts}/checkout`,
    auth: 'customer',
    signed: true,
    money: true,
    ok: 201,
    about:
      'Makes an invoice of shipments, which the wallet pays at once. With `paylater` it is paid, too, and the answer is the invoice that is due for it later. 409 `price_changed` or `not_available` when what was seen no longer holds; 422 `wallet_short` for less in the wallet than the total, `pay_later_refused` with the reason.',
  }),
}
