import type { Priced } from '@seberang/domain/api'
import type { PricingRequest } from '@seberang/domain/pricing'
import { eq } from 'drizzle-orm'
import { after, hour } from '../database/clock.ts'
import type { Transaction } from '../database/database.ts'
import { invoiceItems, invoices, type Lines } from '../database/schema/index.ts'
import { readableCode } from '../base/ids.ts'
import { sumOfLines } from '../ledger/lines.ts'
import { writeNotice } from '../live/notices.ts'
import type { AgreedPart } from '../shipments/agreement.ts'
import { titleOf, type LoadedCart } from '../shipments/load.ts'
import { methodFor } from './methods.ts'
import { notifyOfInvoice } from './notify.ts'
import { addAttempt, closeAttempts, attemptsOf } from './attempts.ts'
import type { InvoiceRow } from './view.ts'

/** How long an invoice may be paid. */
export const invoiceLifeMs = 24 * hour

export interface Addition {
  loaded: LoadedCart
  /** What was agreed to at checkout. */
  checkout: AgreedPart
  request: PricingRequest
  priced: Priced
  /** What is added, line by line. */
  lines: Lines
  step: number
  /** What an operator charges for; null for a measurement. */
  reason: string | null
}

/** Asks for what a shipment costs more than was agreed to, in the way in which its invoice was paid. */
export async function issueAdditional(
  transaction: Transaction,
  { loaded, checkout, request, priced, lines, step, reason }: Addition,
  now: Date,
): Promise<InvoiceRow> {
  const { cart } = loaded
  const total = sumOfLines(lines)
  const [invoice] = await transaction
    .insert(invoices)
    .values({
      code: readableCode('INV', 10),
      customerId: cart.customerId,
      type: 'additional',
      total,
      reason,
      addsTo: checkout.invoice.id,
      createdAt: now,
      dueAt: after(now, invoiceLifeMs),
    })
    .returning()
  if (!invoice || !checkout.courier) throw new Error('an additional invoice was not written')
  await transaction.insert(invoiceItems).values({
    invoiceId: invoice.id,
    cartId: cart.id,
    title: titleOf(loaded),
    amount: total,
    lines,
    step,
    previousStatus: cart.status,
    request,
    priced,
    courier: { ...checkout.courier, shipping_fee: priced.answer.lines.domestic_shipping },
  })
  const before = (await attemptsOf(transaction, checkout.invoice.id)).at(-1)
  const method = methodFor(total, before?.method ?? 'manual')
  await addAttempt(transaction, invoice, method, now)
  await notifyOfInvoice(transaction, invoice, 'additional', now)
  await writeNotice(transaction, cart.customerId, 'cart', cart.code, now)
  return invoice
}

/** Takes back a locked additional invoice that nobody has paid. */
export async function cancelAdditional(
  transaction: Transaction,
  invoice: Pick<InvoiceRow, 'id' | 'customerId' | 'code'>,
  now: Date,
): Promise<void> {
  await closeAttempts(transaction, invoice.id, 'cancelled')
  await transaction
    .update(invoices)
    .set({ status: 'cancelled', endedAt: now })
    .where(eq(invoices.id, invoice.id))
  await writeNotice(transaction, invoice.customerId, 'invoice', invoice.code, now)
}

/**
 * Gives a locked, pending additional invoice another 24 hours and a new try. Time does not pay a debt: what was added
 * stays owed, and the shipment is kept from the door until it is paid.
 */
export async function renewAdditional(
  transaction: Transaction,
  invoice: InvoiceRow,
  now: Date,
): Promise<void> {
  const before = (await attemptsOf(transaction, invoice.id)).at(-1)
  await closeAttempts(transaction, invoice.id, 'expired')
  await transaction
    .update(invoices)
    .set({ dueAt: after(now, invoiceLifeMs) })
    .where(eq(invoices.id, invoice.id))
  await addAttempt(transaction, invoice, before?.method ?? 'manual', now)
  await writeNotice(transaction, invoice.customerId, 'invoice', invoice.code, now)
}
