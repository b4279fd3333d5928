import { and, asc, eq, inArray, isNull, lte, or } from 'drizzle-orm'
import { after, readClock, second } from '../clock.ts'
import { invoices, payments } from '../database/schema/index.ts'
import { inTransaction } from '../database/transaction.ts'
import type { Services } from '../services.ts'
import { endInvoice, lockInvoice } from './end.ts'
import { applyGatewayState } from './settle.ts'

const batch = 25
export const askAgainMs = 10 * second
const open = ['created', 'pending']

/** Opens the payment at the gateway, outside of any transaction. Repeatable: the order is the same. */
export async function openPayment(services: Services, invoiceId: number): Promise<void> {
  const { database } = services.database
  const [payment] = await database
    .select()
    .from(payments)
    .where(and(eq(payments.invoiceId, invoiceId), eq(payments.state, 'created')))
  if (!payment) return
  const [invoice] = await database.select().from(invoices).where(eq(invoices.id, invoiceId))
  if (invoice?.status !== 'pending') return
  const customer = await customerOf(services, invoice.customerId)
  const { transaction_id, ...details } = await services.gateway.charge({
    order_id: payment.orderId,
    method: payment.method as Parameters<typeof services.gateway.charge>[0]['method'],
    amount: payment.amount,
    expires_at: invoice.dueAt,
    customer,
  })
  await database
    .update(payments)
    .set({ state: 'pending', transactionId: transaction_id, details })
    .where(and(eq(payments.id, payment.id), eq(payments.state, 'created')))
}

async function customerOf(services: Services, customerId: number) {
  const customer = await services.database.database.query.customers.findFirst({
    where: (row, { eq: same }) => same(row.id, customerId),
  })
  return {
    name: `${customer?.firstName ?? ''} ${customer?.lastName ?? ''}`.trim(),
    email: customer?.email ?? '',
  }
}

/** Asks the gateway about an order and applies its answer. At most every 10 seconds for one order. */
export async function askGateway(services: Services, orderId: string): Promise<void> {
  const { database } = services.database
  const now = await readClock(database)
  const claimed = await database
    .update(payments)
    .set({ askedAt: now })
    .where(
      and(
        eq(payments.orderId, orderId),
        or(isNull(payments.askedAt), lte(payments.askedAt, after(now, -askAgainMs))),
      ),
    )
    .returning({ id: payments.id })
  if (claimed.length === 0) return
  const told = await services.gateway.status(orderId)
  if (!told) return
  await inTransaction(services, async (transaction) => {
    await applyGatewayState(transaction, told, await readClock(transaction))
  })
}

/** Ends the invoices whose time is up, after a last question to the gateway. @returns how many it ended */
export async function expireInvoices(services: Services): Promise<number> {
  const { database } = services.database
  const now = await readClock(database)
  const due = await database
    .select({ id: invoices.id })
    .from(invoices)
    .where(and(eq(invoices.status, 'pending'), lte(invoices.dueAt, now)))
    .orderBy(asc(invoices.id))
    .limit(batch)
  let ended = 0
  for (const { id } of due) {
    await askAboutInvoice(services, id)
    ended += await inTransaction(services, async (transaction) => {
      const invoice = await lockInvoice(transaction, id)
      const at = await readClock(transaction)
      if (invoice.status !== 'pending' || invoice.dueAt > at) return 0
      await endInvoice(transaction, invoice, 'expired', at)
      await transaction
        .update(payments)
        .set({ state: 'expired' })
        .where(and(eq(payments.invoiceId, id), inArray(payments.state, open)))
      return 1
    })
  }
  return ended
}

async function askAboutInvoice(services: Services, invoiceId: number): Promise<void> {
  const tries = await services.database.database
    .select({ orderId: payments.orderId })
    .from(payments)
    .where(and(eq(payments.invoiceId, invoiceId), inArray(payments.state, open)))
  for (const { orderId } of tries) await askGateway(services, orderId)
}

/** Asks about open payments that have heard nothing for a while, and opens those that never reached the gateway. */
export async function askAboutSilentPayments(services: Services, silentMs: number): Promise<void> {
  const { database } = services.database
  const before = after(await readClock(database), -silentMs)
  const silent = await database
    .select({ orderId: payments.orderId, invoiceId: payments.invoiceId, state: payments.state })
    .from(payments)
    .where(
      and(
        inArray(payments.state, open),
        lte(payments.createdAt, before),
        or(isNull(payments.askedAt), lte(payments.askedAt, before)),
      ),
    )
    .orderBy(asc(payments.id))
    .limit(batch)
  for (const { orderId, invoiceId, state } of silent) {
    if (state === 'created') await openPayment(services, invoiceId)
    else await askGateway(services, orderId)
  }
}
