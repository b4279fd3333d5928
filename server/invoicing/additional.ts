import { type PaymentMethod, type Priced } from '@seberang/domain/api'
import type { PricingRequest } from '@seberang/domain/pricing'
import { endedStatusOf, type InvoiceEnd } from '@seberang/domain/status'
import { loadCustomer } from '../customers/view.ts'
import type { Transaction } from '../database/database.ts'
import type { Lines } from '../database/schema/index.ts'
import { sumOfLines } from '../ledger/lines.ts'
import { writeNotice } from '../live/notices.ts'
import type { AgreedPart } from '../shipments/agreement.ts'
import { titleOf, type LoadedCart } from '../shipments/load.ts'
import { dueAfter } from './due.ts'
import { methodFor } from './methods.ts'
import type { Replaced } from './invoice-letters.ts'
import { notifyOfInvoice } from './notify.ts'
import { addAttempt, endAttempts, attemptsOf } from './attempts.ts'
import { insertInvoice, markEnded, moveDeadline } from './store.ts'
import type { Reopened } from './texts/mail-about.ts'
import type { InvoiceRow } from './rows.ts'

export interface Addition {
  loaded: LoadedCart
  /** The agreement made at checkout. */
  checkout: AgreedPart
  request: PricingRequest
  priced: Priced
  /** The difference, line by line. */
  lines: Lines
  step: number
  /** The operator's reason for the charge; null after a measurement. */
  reason: string | null
  /** The charge is what customs levied. */
  isLevy: boolean
  /** The measurement that it comes from. */
  measurementId: number | null
  /** Unpaid invoices that it takes the place of. */
  replaces?: readonly Replaced[]
  /** What was undone of earlier credits besides, in whole rupiah. */
  creditUndone?: number
}

/** Invoices the amount by which a shipment exceeds its agreed price, with the payment method used before. */
export async function issueAdditional(
  transaction: Transaction,
  {
    loaded,
    checkout,
    request,
    priced,
    lines,
    step,
    reason,
    isLevy,
    measurementId,
    replaces = [],
    creditUndone = 0,
  }: Addition,
  now: Date,
): Promise<InvoiceRow> {
  const { cart } = loaded
  const total = sumOfLines(lines)
  if (!checkout.courier) throw new Error('a checkout has no courier')
  const { language } = await loadCustomer(transaction, cart.customerId)
  const row = {
    customerId: cart.customerId,
    type: 'additional',
    total,
    reason,
    isLevy,
    addsTo: checkout.invoice.id,
    createdAt: now,
    dueAt: dueAfter(now),
  } as const
  const item = {
    cartId: cart.id,
    title: titleOf(loaded, language),
    amount: total,
    lines,
    step,
    previousStatus: cart.status,
    request,
    priced,
    courier: { ...checkout.courier, shipping_fee: priced.answer.lines.domestic_shipping },
    measurementId,
  }
  const invoice = await insertInvoice(transaction, row, [item])
  const before = (await attemptsOf(transaction, checkout.invoice.id)).at(-1)
  const method = methodFor(total, before?.method ?? 'manual')
  await addAttempt(transaction, invoice, method, now)
  await notifyOfInvoice(transaction, invoice, 'additional', { replaces, creditUndone }, now)
  await writeNotice(transaction, cart.customerId, 'cart', cart.code, now)
  return invoice
}

/** Cancels a locked, unpaid additional invoice. */
export async function cancelAdditional(
  transaction: Transaction,
  invoice: Pick<InvoiceRow, 'id' | 'customerId' | 'code'>,
  because: Extract<InvoiceEnd, 'replaced' | 'order_ended' | 'withdrawn'>,
  now: Date,
  withdrawnReason?: string,
): Promise<void> {
  await endAttempts(transaction, invoice.id, endedStatusOf(because))
  await markEnded(transaction, invoice.id, because, now, withdrawnReason)
  await writeNotice(transaction, invoice.customerId, 'invoice', invoice.code, now)
}

/**
 * Gives a locked, pending additional invoice its full time again and a new payment attempt. The debt does not expire: the
 * shipment is not delivered until it is paid.
 */
export async function renewAdditional(
  transaction: Transaction,
  invoice: InvoiceRow,
  { method, ...change }: { because: Reopened; withdrawn: number; method?: PaymentMethod | undefined },
  now: Date,
): Promise<void> {
  const before = (await attemptsOf(transaction, invoice.id)).at(-1)
  const dueAt = dueAfter(now)
  await endAttempts(transaction, invoice.id, 'expired')
  await moveDeadline(transaction, invoice.id, dueAt)
  await addAttempt(transaction, invoice, method ?? before?.method ?? 'manual', now)
  await notifyOfInvoice(transaction, { ...invoice, dueAt }, 'renewed', change, now)
}
