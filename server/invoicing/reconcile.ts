import { checkPauseSeconds } from '@seberang/domain/limits'
import { gatewayMethods } from '@seberang/domain/api'
import { transfersMatchedUpTo } from '@seberang/domain/status'
import { and, asc, eq, inArray, lt, lte, ne, not, or, sql } from 'drizzle-orm'
import { after, isNotSince, minute, readClock, second } from '../database/clock.ts'
import { openStates, invoices, payments, type AttemptState } from '../database/schema/index.ts'
import { inTransaction } from '../database/transaction.ts'
import { GatewayFailure, type GatewayState } from '../gateway/gateway.ts'
import { claimContact, lastContact, noteContact, orderOf, waitsForTransfer } from './attempts.ts'
import type { PaymentPorts } from './ports.ts'
import { lockInvoice } from './lock.ts'
import { applyReport } from './settle.ts'
import type { PaymentRow } from './rows.ts'
import { proofWaits } from './transfer-proofs.ts'
import { leaveUnpaid } from './unpaid.ts'

const batch = 25
const minPauseMs = checkPauseSeconds * second
/** How long an overdue invoice waits at the least for a gateway that does not answer whether it was paid. */
const waitForAnswerMs = 5 * minute

/**
 * Invoices whose time is up; one that is paid by transfer waits for the day on which transfers are matched, and for the
 * operator who looks at its proof. What is paid later stays owed.
 */
const isOverBy = (now: Date) =>
  and(
    not(proofWaits),
    ne(invoices.type, 'paylater'),
    or(
      lt(invoices.dueAt, new Date(transfersMatchedUpTo(now.getTime()))),
      and(lte(invoices.dueAt, now), not(waitsForTransfer)),
    ),
  )

type Order = Pick<PaymentRow, 'orderId' | 'transactionId' | 'gateway'>
/** What a question needs of an attempt. */
const orderColumns = {
  orderId: payments.orderId,
  transactionId: payments.transactionId,
  gateway: payments.gateway,
}

/** Queries the gateway for an order and applies its answer. Not again within that pause. */
export async function checkPayment(ports: PaymentPorts, order: Order): Promise<void> {
  const { database } = ports.database
  const now = await readClock(database)
  if (await claimContact(database, order.orderId, { now, pauseMs: minPauseMs })) await checkNow(ports, order)
}

/** The same without the pause, for what can not be undone after it. */
async function checkNow(ports: PaymentPorts, order: Order): Promise<GatewayState | null> {
  const { gateway } = order
  // None has been asked to open it.
  if (gateway === null) return null
  const report = await ports.gateways.require(gateway).status(orderOf(order))
  if (!report) return null
  await inTransaction(ports, async (transaction) => {
    await applyReport(ports, transaction, report, await readClock(transaction))
  })
  return report
}

/** When the gateway was last asked about an invoice's payments. */
const askedAt = sql<Date | null>`(
  select max(asked_at) from payments where payments.invoice_id = invoices.id)`.mapWith(payments.contactedAt)

/**
 * Ends overdue invoices after a last query to the gateway. An additional invoice is renewed instead, since the amount
 * is still owed. What it does not answer about waits, behind those that it has not been asked about for longer; after two
 * such, all others wait for the next run.
 * @returns how many it answered about, which are no longer overdue
 */
export async function expireInvoices(ports: PaymentPorts): Promise<number> {
  const { database } = ports.database
  const now = await readClock(database)
  const due = await database
    .select({ id: invoices.id, dueAt: invoices.dueAt, askedAt })
    .from(invoices)
    .where(and(eq(invoices.status, 'pending'), isOverBy(now)))
    .orderBy(sql`${askedAt} nulls first`, asc(invoices.dueAt))
    .limit(batch)
  let answered = 0
  let failures = 0
  for (const invoice of due) {
    if (await checkInvoice(ports, invoice.id)) {
      await expire(ports, invoice.id)
      // Also where it was paid, or another process ended it: whoever counts its own only would stop at the first batch that
      // both work on.
      answered += 1
      continue
    }
    if (isUnanswered(invoice, now)) await expire(ports, invoice.id)
    else if (!isAskedSinceDue(invoice)) await noteContact(database, invoice.id, now)
    failures += 1
    if (failures === 2) break
  }
  return answered
}

interface Overdue {
  dueAt: Date
  askedAt: Date | null
}

const isAskedSinceDue = ({ dueAt, askedAt: at }: Overdue): boolean => at !== null && at > dueAt

/** Whether an overdue invoice need not wait for an answer any longer, of which the last question had none. */
const isUnanswered = (invoice: Overdue, now: Date): boolean =>
  isAskedSinceDue(invoice) &&
  after(invoice.askedAt ?? now, minute) <= now &&
  after(invoice.dueAt, waitForAnswerMs) <= now

async function expire(ports: PaymentPorts, id: number): Promise<void> {
  await inTransaction(ports, async (transaction) => {
    const invoice = await lockInvoice(transaction, id)
    const now = await readClock(transaction)
    const [due] = await transaction
      .select({ id: invoices.id })
      .from(invoices)
      .where(and(eq(invoices.id, id), isOverBy(now)))
    if (invoice.status === 'pending' && due) await leaveUnpaid(transaction, invoice, 'deadline', now)
  })
}

/** A bank that has denied a payment, or taken it back, may settle it after all. */
const mayBePaid: AttemptState[] = [...openStates, 'denied']

/** Queries the gateway at once for what an invoice may still be paid through. Throws when it does not answer, or not clearly. */
export async function checkAttempts(ports: PaymentPorts, invoiceId: number): Promise<void> {
  const attempts = await ports.database.database
    .select(orderColumns)
    .from(payments)
    .where(
      and(
        eq(payments.invoiceId, invoiceId),
        inArray(payments.state, mayBePaid),
        inArray(payments.method, [...gatewayMethods]),
      ),
    )
  for (const order of attempts) {
    const report = await checkNow(ports, order)
    // It may have been paid.
    if (report?.state === 'unknown')
      throw new GatewayFailure(`${order.orderId} is in a state that is not known`)
  }
}

/** The last query; it ignores the rate limit. @returns whether it was answered for every attempt that may be paid */
const checkInvoice = (ports: PaymentPorts, invoiceId: number): Promise<boolean> =>
  tryToAsk(ports, () => checkAttempts(ports, invoiceId))

/** Asks the gateway; a failure is logged. @returns whether it answered */
async function tryToAsk(ports: PaymentPorts, ask: () => Promise<void>): Promise<boolean> {
  try {
    await ask()
    return true
  } catch (error) {
    ports.log.warn({ err: error }, 'the gateway could not be asked about a payment')
    return false
  }
}

/** Queries open payments that have reported nothing for a while: first those that have waited longest. */
export async function checkSilentPayments(ports: PaymentPorts, silentMs: number): Promise<void> {
  const { database } = ports.database
  const now = await readClock(database)
  const before = after(now, -silentMs)
  const silent = await database
    .select(orderColumns)
    .from(payments)
    .where(
      and(
        eq(payments.state, 'pending'),
        inArray(payments.method, [...gatewayMethods]),
        isNotSince(payments.createdAt, before, now),
        isNotSince(payments.contactedAt, before, now),
      ),
    )
    .orderBy(asc(lastContact), asc(payments.id))
    .limit(batch)
  for (const order of silent) if (!(await tryToAsk(ports, () => checkPayment(ports, order)))) return
}
