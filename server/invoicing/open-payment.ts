import { and, asc, eq, inArray, or } from 'drizzle-orm'
import { after, isNotSince, readClock, second } from '../database/clock.ts'
import { invoices, payments } from '../database/schema/index.ts'
import { inTransaction } from '../database/transaction.ts'
import { cancelIfEnded, changeAttempt, lastContact, markOpened, unopened } from './attempts.ts'
import { tellHowToPay } from './how-to-pay.ts'
import type { PaymentPorts } from './ports.ts'
import { isGatewayMethod } from './methods.ts'
import { applyGatewayState } from './settle.ts'
import type { PaymentRow } from './rows.ts'

const batch = 25
/**
 * The process that creates an attempt opens it at once. An older unopened one was left by a crash or a gateway failure.
 */
const maxOpenMs = 5 * second
const againMs = 30 * second

/** Opens the newest attempt at the gateway, outside any transaction. Repeatable: the order id stays the same. */
export async function openPayment(ports: PaymentPorts, invoiceId: number): Promise<void> {
  const { database } = ports.database
  const [payment] = await database
    .select()
    .from(payments)
    .where(and(eq(payments.invoiceId, invoiceId), unopened))
  if (!payment || !isGatewayMethod(payment.method)) return
  const [invoice] = await database.select().from(invoices).where(eq(invoices.id, invoiceId))
  if (invoice?.status !== 'pending') return
  const customer = await customerOf(ports, invoice.customerId)
  const { transaction_id, ...details } = await ports.gateway.charge({
    order_id: payment.orderId,
    method: payment.method,
    amount: payment.amount,
    made_at: await readClock(database),
    expires_at: invoice.dueAt,
    customer,
  })
  const isOpened = await inTransaction(ports, async (transaction) => {
    const opened = await markOpened(transaction, payment, { transactionId: transaction_id, details })
    if (opened) await tellHowToPay(transaction, opened, await readClock(transaction))
    return opened !== undefined
  })
  if (isOpened) {
    ports.mailer.wake()
    return
  }
  // The attempt ended while the gateway call was running, so the order just opened must be cancelled.
  await cancelIfEnded(database, payment)
}

async function customerOf(ports: PaymentPorts, customerId: number) {
  const customer = await ports.database.database.query.customers.findFirst({
    where: (row, { eq: same }) => same(row.id, customerId),
  })
  return {
    name: `${customer?.firstName ?? ''} ${customer?.lastName ?? ''}`.trim(),
    email: customer?.email ?? '',
  }
}

/** Cancels an order at the gateway. If it was paid in the meantime, the payment is booked. Repeatable. */
async function closePayment(ports: PaymentPorts, payment: Pick<PaymentRow, 'id' | 'orderId'>): Promise<void> {
  const isClosed = await ports.gateway.cancel(payment.orderId)
  const report = isClosed ? null : await ports.gateway.status(payment.orderId)
  await inTransaction(ports, async (transaction) => {
    if (report) await applyGatewayState(transaction, report, await readClock(transaction))
    await changeAttempt(transaction, payment, { toCancel: false })
  })
}

/**
 * Brings the gateway up to date: opens unopened attempts, cancels closed ones. Failures are retried later; after two,
 * the rest waits for the next run so that a failing gateway does not block other work.
 * @param invoiceIds limits the run to these, without the delay; otherwise every overdue attempt
 */
export async function catchUp(ports: PaymentPorts, invoiceIds?: readonly number[]): Promise<void> {
  let failures = 0
  for (const payment of await findOverdue(ports, invoiceIds)) {
    try {
      await (payment.toCancel ? closePayment(ports, payment) : openPayment(ports, payment.invoiceId))
    } catch (error) {
      ports.log.warn({ err: error }, 'the gateway could not be brought up to date yet')
      const { database } = ports.database
      await changeAttempt(database, payment, { contactedAt: await readClock(database) })
      failures += 1
      if (failures === 2) return
    }
  }
}

async function findOverdue(ports: PaymentPorts, invoiceIds: readonly number[] | undefined) {
  const { database } = ports.database
  const now = await readClock(database)
  const isOverdue = and(
    or(eq(payments.toCancel, true), isNotSince(payments.createdAt, after(now, -maxOpenMs), now)),
    isNotSince(payments.contactedAt, after(now, -againMs), now),
  )
  return database
    .select()
    .from(payments)
    .where(
      and(
        or(eq(payments.toCancel, true), unopened),
        invoiceIds ? inArray(payments.invoiceId, [...invoiceIds]) : isOverdue,
      ),
    )
    .orderBy(asc(lastContact), asc(payments.id))
    .limit(batch)
}
