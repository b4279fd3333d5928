import type { Checkout, CheckoutItem, CourierPrice, Priced } from '@seberang/domain/api'
import type { PricingRequest } from '@seberang/domain/pricing'
import type { Status } from '@seberang/domain/status'
import { after, hour } from '../../clock.ts'
import type { Transaction } from '../../database/database.ts'
import { invoiceItems, invoices, payments } from '../../database/schema/index.ts'
import { conflict, FieldChecks, notFound } from '../../http/refusal.ts'
import { readableCode } from '../../ids.ts'
import { writeNotice } from '../../notices.ts'
import { courierPrices } from '../../reference/index.ts'
import { loadCarts, lockCarts, shipmentOf, weighedKg, type LoadedCart } from '../../shipments/load.ts'
import { moveCart } from '../../shipments/move.ts'
import { pricingRequestOf, priceRequest, tryPrice } from '../../shipments/price.ts'
import { checkoutVerdict } from '../../shipments/view.ts'

const invoiceLifeMs = 24 * hour

interface AgreedItem {
  loaded: LoadedCart
  courier: CourierPrice
  request: PricingRequest
  priced: Priced
  insurance: number
}

/**
 * Makes one invoice of shipments at the prices of this moment.
 * Throws 409 `not_available` naming the carts, `price_changed` when the total is not what the customer saw, 404 for
 * carts that are not theirs, 422 for a courier that does not go there.
 */
export async function checkOut(
  transaction: Transaction,
  customerId: number,
  input: Checkout,
  now: Date,
): Promise<string> {
  const codes = input.carts.map((item) => item.cart_code)
  refuseDuplicates(codes)
  const rows = await lockCarts(transaction, codes)
  const mine = rows.filter((row) => row.customerId === customerId && !row.deletedAt)
  if (mine.length !== codes.length) throw notFound()
  const loaded = await loadCarts(transaction, mine)
  const items = agree(loaded, input.carts)
  const total = items.reduce((sum, { priced }) => sum + priced.answer.total, 0)
  if (total !== input.expected_total) {
    const data = { expected_total: input.expected_total, total, carts: items.map(({ priced }) => priced) }
    throw conflict('price_changed', { beside: { data } })
  }
  return writeInvoice(transaction, { customerId, items, total, method: input.payment_method }, now)
}

function refuseDuplicates(codes: readonly string[]): void {
  const checks = new FieldChecks()
  codes.forEach((code, index) => {
    if (codes.indexOf(code) !== index) checks.refuse(`carts[${index}].cart_code`, 'duplicate')
  })
  checks.finish()
}

/** The price of each cart with the chosen courier and insurance, in the order of the request. */
function agree(loaded: readonly LoadedCart[], chosen: readonly CheckoutItem[]): AgreedItem[] {
  const checks = new FieldChecks()
  const unavailable: { cart_code: string; reason: string }[] = []
  const items: AgreedItem[] = []
  chosen.forEach((choice, index) => {
    const found = loaded.find(({ cart }) => cart.code === choice.cart_code)
    if (!found) throw notFound()
    const courier = courierFor(found, choice.courier_code)
    const verdict = checkoutVerdict(found, tryPrice(shipmentOf(found)) !== null)
    if (verdict !== true) unavailable.push({ cart_code: choice.cart_code, reason: verdict })
    else if (!courier) checks.refuse(`carts[${index}].courier_code`, 'no_such_courier')
    else {
      const request = pricingRequestOf({ ...shipmentOf(found), courier, insurance: choice.insurance })
      if (!request) throw new Error('a cart that can be checked out has no price')
      items.push({
        loaded: found,
        courier,
        request,
        priced: priceRequest(request),
        insurance: choice.insurance,
      })
    }
  })
  if (unavailable.length > 0) throw conflict('not_available', { beside: { data: { carts: unavailable } } })
  checks.finish()
  return items
}

function courierFor({ cart, details, address }: LoadedCart, code: string): CourierPrice | undefined {
  if (!address) return undefined
  return courierPrices(address.subDistrictId, weighedKg(cart, details)).find(
    (one) => one.courier_code === code,
  )
}

interface Agreement {
  customerId: number
  items: readonly AgreedItem[]
  total: number
  method: string
}

async function writeInvoice(
  transaction: Transaction,
  { customerId, items, total, method }: Agreement,
  now: Date,
): Promise<string> {
  const code = readableCode('INV', 10)
  const [invoice] = await transaction
    .insert(invoices)
    .values({ code, customerId, type: 'checkout', total, createdAt: now, dueAt: after(now, invoiceLifeMs) })
    .returning({ id: invoices.id })
  if (!invoice) throw new Error('an invoice was not written')
  await transaction.insert(invoiceItems).values(
    items.map(({ loaded, courier, request, priced }) => ({
      invoiceId: invoice.id,
      cartId: loaded.cart.id,
      title: titleOf(loaded),
      amount: priced.answer.total,
      previousStatus: loaded.cart.status as Status,
      request,
      priced,
      courier: { ...courier, shipping_fee: priced.answer.lines.domestic_shipping },
    })),
  )
  for (const { loaded, courier, priced, insurance } of [...items].sort(
    (one, other) => one.loaded.cart.id - other.loaded.cart.id,
  )) {
    const changes = {
      invoiceId: invoice.id,
      courierPackage: courier.courier_code,
      insurance: String(insurance),
      domesticCourier: { ...courier, shipping_fee: priced.answer.lines.domestic_shipping },
    }
    await moveCart(transaction, loaded, 'pending', { by: 'customer', changes }, now)
  }
  await transaction
    .insert(payments)
    .values({ invoiceId: invoice.id, orderId: `${code}-1`, method, amount: total, createdAt: now })
  await writeNotice(transaction, customerId, 'invoice', code, now)
  return code
}

/** The goods by name; the first one and how many more. */
function titleOf({ details }: LoadedCart): string {
  const [first, ...more] = details
  return `${first?.productTitle ?? ''}${more.length > 0 ? ` +${more.length}` : ''}`
}
