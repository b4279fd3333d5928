import type { Priced } from '@seberang/domain/api'
import type { PricingRequest } from '@seberang/domain/pricing'
import { priceUnder } from '@seberang/domain/terms'
import { and, eq, gt, isNull } from 'drizzle-orm'
import type { Transaction } from '../database/database.ts'
import { credits, invoiceItems, invoices } from '../database/schema/index.ts'
import { conflict, notFound } from '../refusal/refusal.ts'
import { writeNotice } from '../live/notices.ts'
import { checkoutOf } from '../shipments/difference.ts'
import { cancelAdditional } from './additional.ts'
import { lockCartsOf, lockInvoice } from './lock.ts'
import { notifyCustomer } from './notify.ts'
import { restateItem } from './store.ts'
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
  const charge = loaded?.agreed.find((part) => part.invoice.id === invoice.id)
  const checkout = loaded && checkoutOf(loaded.agreed)
  if (invoice.status !== 'pending' || !loaded || !charge || !checkout) throw conflict('not_a_charge')
  await cancelAdditional(transaction, invoice, 'withdrawn', now, reason)
  await leaveOut(transaction, { cartId: loaded.cart.id, checkout, charge })
  await notifyCustomer(transaction, invoice, 'withdrawn', { amount: invoice.total, reason }, now)
  await writeNotice(transaction, invoice.customerId, 'cart', loaded.cart.code, now)
  return { invoice: await lockInvoice(transaction, invoice.id), cartCode: loaded.cart.code }
}

/** What was agreed later was added to the charge: its prices are stated without it, and its amounts stay. */
async function leaveOut(
  transaction: Transaction,
  {
    cartId,
    checkout,
    charge,
  }: {
    cartId: number
    checkout: { invoice: { id: number }; priced: Priced }
    charge: { step: number; amount: number }
  },
): Promise<void> {
  const without = (request: PricingRequest) => {
    const costs = [...(request.additional_costs ?? [])]
    const at = costs.findLastIndex(({ cost_value }) => Number(cost_value) === charge.amount)
    const left = { ...request, additional_costs: costs.filter((_, index) => index !== at) }
    return { request: left, priced: priceUnder(left, checkout.priced) }
  }
  const items = await transaction
    .select({ id: invoiceItems.id, request: invoiceItems.request })
    .from(invoiceItems)
    .innerJoin(invoices, eq(invoices.id, invoiceItems.invoiceId))
    .where(
      and(
        eq(invoiceItems.cartId, cartId),
        eq(invoices.addsTo, checkout.invoice.id),
        gt(invoiceItems.step, charge.step),
      ),
    )
  for (const { id, request } of items) await restateItem(transaction, id, without(request))
  const given = await transaction
    .select({ id: credits.id, request: credits.request })
    .from(credits)
    .where(
      and(
        eq(credits.cartId, cartId),
        eq(credits.invoiceId, checkout.invoice.id),
        gt(credits.step, charge.step),
        isNull(credits.undoneAt),
      ),
    )
  for (const { id, request } of given)
    await transaction.update(credits).set(without(request)).where(eq(credits.id, id))
}
