import { eq } from 'drizzle-orm'
import type { Transaction } from '../database/database.ts'
import { invoices } from '../database/schema/index.ts'
import { conflict, notFound } from '../refusal/refusal.ts'
import { writeNotice } from '../live/notices.ts'
import { cancelAdditional } from './additional.ts'
import { lockCartsOf, lockInvoice } from './lock.ts'
import { notifyCustomer } from './notify.ts'
import { restateAgreement } from './restate.ts'
import type { InvoiceRow } from './rows.ts'

interface Withdrawn {
  invoice: InvoiceRow
  cartCode: string
}

/**
 * Withdraws an unpaid charge that an operator made, and mails the reason. Throws 404 for an unknown invoice, 409 for one
 * that is paid or no charge that stands.
 */
export async function withdrawCharge(
  transaction: Transaction,
  code: string,
  reason: string,
  now: Date,
): Promise<Withdrawn> {
  const [found] = await transaction.select().from(invoices).where(eq(invoices.code, code))
  if (!found) throw notFound()
  if (found.addsTo === null || found.reason === null) throw conflict('not_a_charge')
  await lockInvoice(transaction, found.addsTo)
  const held = await lockCartsOf(transaction, found.addsTo)
  const invoice = await lockInvoice(transaction, found.id)
  if (invoice.status === 'paid') throw conflict('already_paid')
  const loaded = held.find(({ agreed }) => agreed.some((part) => part.invoice.id === invoice.id))
  if (invoice.status !== 'pending' || !loaded) throw conflict('not_a_charge')
  await cancelAdditional(transaction, invoice, 'withdrawn', now, reason)
  await restateAgreement(transaction, loaded.cart)
  await notifyCustomer(transaction, invoice, 'withdrawn', { amount: invoice.total, reason }, now)
  await writeNotice(transaction, invoice.customerId, 'cart', loaded.cart.code, now)
  return { invoice: await lockInvoice(transaction, invoice.id), cartCode: loaded.cart.code }
}
