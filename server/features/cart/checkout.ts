import { setImmediate } from 'node:timers/promises'
import type {
  Checkout,
  CheckoutItem,
  CourierPrice,
  NotAvailable,
  PaymentMethod,
  Priced,
} from '@seberang/domain/api'
import type { Language } from '@seberang/domain/language'
import type { InsuranceChoice, PricingRequest } from '@seberang/domain/pricing'
import { checkoutsAnHour, maxOrderProducts } from '@seberang/domain/limits'
import { message } from '@seberang/domain/validation'
import { loadCustomer } from '../../customers/view.ts'
import { after, hour } from '../../database/clock.ts'
import type { Transaction } from '../../database/database.ts'
import {
  conflict,
  FieldChecks,
  notFound,
  Refusal,
  refusedField,
  refuseBefore,
} from '../../refusal/refusal.ts'
import type { RequestContext, Writing } from '../../http/route.ts'
import { dueAfter } from '../../invoicing/due.ts'
import { isPayLater, isWallet, takes } from '../../invoicing/methods.ts'
import { notifyOfInvoice } from '../../invoicing/notify.ts'
import { addAttempt } from '../../invoicing/attempts.ts'
import { lockWalletToPay } from '../../invoicing/pay-from-wallet.ts'
import { lockToPayLater, payLater, type PayLaterCredit } from '../../invoicing/pay-later.ts'
import { applyWalletPayment } from '../../invoicing/settle.ts'
import {
  claimVoucher,
  conditionRefusal,
  pricingVoucherOf,
  type ClaimedVoucher,
} from '../../invoicing/vouchers.ts'
import { customerOf, type Caller } from '../../security/caller.ts'
import { courierNamed } from '../../shipments/couriers.ts'
import { lockAddresses } from '../../shipments/kept-addresses.ts'
import {
  countProducts,
  couriersOf,
  loadCarts,
  shipmentOf,
  titleOf,
  type LoadedCart,
} from '../../shipments/load.ts'
import { lockOwnCarts } from '../../shipments/lock.ts'
import { moveCart } from '../../shipments/move.ts'
import { tryPriceNow } from '../../shipments/price.ts'
import { checkoutPermission } from '../../shipments/state.ts'
import { insertInvoice } from '../../invoicing/store.ts'
import { findCheckoutBefore } from './store.ts'

interface AgreedItem {
  loaded: LoadedCart
  courier: CourierPrice
  request: PricingRequest
  priced: Priced
  insurance: InsuranceChoice
  voucher: ClaimedVoucher | null
}

/**
 * Puts shipments on one invoice at their current prices. @returns its code; of one that is paid later, that of what is due
 * Throws 404 for another customer's carts; 409 `not_available` naming the carts, `price_changed` when the total is not
 * what the customer saw, and `voucher_used`; 422 for a courier that does not deliver there, too many product lines
 * together, a payment method that does not take the total, less in the wallet or left to pay later than that, and a voucher that the customer
 * may not use; 429 when they checked out too often.
 */
export async function checkOut(
  { transaction, now, catalogue, services }: RequestContext & Pick<Writing<unknown>, 'services'>,
  caller: Caller,
  input: Checkout,
  language: Language,
): Promise<string> {
  const customerId = customerOf(caller)
  const codes = input.carts.map((item) => item.cart_code)
  refuseDuplicates(codes)
  await lockAddresses(transaction, customerId)
  const rows = await lockOwnCarts(transaction, customerId, new Set(codes))
  const lines = [...(await countProducts(transaction, rows)).values()].reduce((sum, more) => sum + more, 0)
  if (lines > maxOrderProducts) throw orderTooLarge()
  const loaded = await loadCarts(transaction, rows)
  const claimed = input.voucher && (await claimFor(transaction, customerId, input.voucher, codes, now))
  const items = await agree({ catalogue, language, now }, loaded, input.carts, claimed ?? null)
  const total = items.reduce((sum, { priced }) => sum + priced.answer.total, 0)
  if (total !== input.expected_total) {
    const data = { expected_total: input.expected_total, total, carts: items.map(({ priced }) => priced) }
    throw conflict('price_changed', { beside: { data } })
  }
  if (!takes(input.payment_method, total, services.gateways))
    throw refusedField('payment_method', 'method_amount')
  // Before the first notice.
  const paying = { caller, total, otp_token: input.otp_token }
  if (isWallet(input.payment_method)) await lockWalletToPay(transaction, services, paying, now)
  const credit = isPayLater(input.payment_method)
    ? await lockToPayLater(transaction, services, paying, now)
    : undefined
  return writeInvoice(transaction, { customerId, items, total, method: input.payment_method, credit }, now)
}

const orderTooLarge = () =>
  new Refusal(422, 'order_too_large', {
    fields: [{ field: 'carts', reason: message('too_many', { max: maxOrderProducts }) }],
  })

function refuseDuplicates(codes: readonly string[]): void {
  const checks = new FieldChecks()
  codes.forEach((code, index) => {
    if (codes.indexOf(code) !== index) checks.refuse(`carts[${index}].cart_code`, 'duplicate')
  })
  checks.finish()
}

/** The price of each cart with the chosen courier and insurance, in the order of the request. */
async function agree(
  { catalogue, language, now }: Pick<RequestContext, 'catalogue' | 'now'> & { language: Language },
  loaded: readonly LoadedCart[],
  chosen: readonly CheckoutItem[],
  claimed: ClaimedVoucher | null,
): Promise<AgreedItem[]> {
  const checks = new FieldChecks()
  const unavailable: NotAvailable['carts'] = []
  const items: AgreedItem[] = []
  for (const [index, choice] of chosen.entries()) {
    // A shipment has up to 500 products: others have their turn between two of them.
    await setImmediate()
    const found = loaded.find(({ cart }) => cart.code === choice.cart_code)
    if (!found) throw notFound()
    const couriers = couriersOf(catalogue, found)
    const courier = courierNamed(couriers, choice.courier_code)
    const voucher = claimed?.cartCode === choice.cart_code ? claimed : null
    const shipment = {
      ...shipmentOf(catalogue, found, couriers),
      ...(courier && { courier }),
      insurance: choice.insurance,
      voucher: voucher && pricingVoucherOf(voucher.voucher),
    }
    const current = tryPriceNow(catalogue, shipment, now)
    const permission = checkoutPermission(catalogue, found, current?.priced ?? null)
    if (permission !== true) unavailable.push({ cart_code: choice.cart_code, reason: permission })
    else if (!courier) checks.refuse(`carts[${index}].courier_code`, 'no_such_courier')
    else if (!current) throw new Error('a cart that can be checked out has no price')
    else {
      const { answer } = current.priced
      const refusal =
        voucher &&
        conditionRefusal(voucher.voucher, { country: shipment.country, answer }, { catalogue, language })
      if (refusal !== null) checks.refuse('voucher.code', ...refusal)
      items.push({ loaded: found, courier, ...current, insurance: choice.insurance, voucher })
    }
  }
  if (unavailable.length > 0) throw conflict('not_available', { beside: { data: { carts: unavailable } } })
  checks.finish()
  return items
}

async function claimFor(
  transaction: Transaction,
  customerId: number,
  choice: NonNullable<Checkout['voucher']>,
  codes: readonly string[],
  now: Date,
): Promise<ClaimedVoucher> {
  if (!codes.includes(choice.cart_code)) throw refusedField('voucher.cart_code', 'voucher_other_cart')
  return claimVoucher(transaction, customerId, choice, now)
}

interface Agreement {
  customerId: number
  items: readonly AgreedItem[]
  total: number
  method: PaymentMethod
  /** Of what is to be paid later. */
  credit: PayLaterCredit | undefined
}

async function writeInvoice(
  transaction: Transaction,
  { customerId, items, total, method, credit }: Agreement,
  now: Date,
): Promise<string> {
  const dueAt = dueAfter(now)
  const { language } = await loadCustomer(transaction, customerId)
  const invoice = await insertInvoice(
    transaction,
    { customerId, type: 'checkout', total, createdAt: now, dueAt },
    items.map(({ loaded, courier, request, priced, voucher }) => ({
      cartId: loaded.cart.id,
      title: titleOf(loaded, language),
      amount: priced.answer.total,
      lines: priced.answer.lines,
      previousStatus: loaded.cart.status,
      request,
      priced,
      courier: { ...courier, shipping_fee: priced.answer.lines.domestic_shipping },
      voucherId: voucher?.voucher.id,
      voucherUse: voucher?.use,
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
  const owed = credit && (await payLater(transaction, invoice, credit, now))
  if (isWallet(method)) await applyWalletPayment(transaction, invoice, now)
  else if (!owed) {
    await addAttempt(transaction, invoice, method, now)
    await notifyOfInvoice(transaction, invoice, 'issued', {}, now)
  }
  // After the notice, which locks the customer: two at once count each other's.
  await requireFewCheckouts(transaction, customerId, now)
  return (owed ?? invoice).code
}

/** Throws 429 when this one is more than the hour's. */
async function requireFewCheckouts(transaction: Transaction, customerId: number, now: Date): Promise<void> {
  const oldest = await findCheckoutBefore(transaction, customerId, checkoutsAnHour)
  if (oldest) refuseBefore(after(oldest.createdAt, hour), now)
}
