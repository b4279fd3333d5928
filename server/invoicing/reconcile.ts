import { checkPauseSeconds } from '@seberang/domain/limits'
import { gatewayMethods } from '@seberang/domain/api'
import { transfersMatchedUpTo } from '@seberang/domain/status'
import { and, asc, eq, inArray, lt, lte, not, or } from 'drizzle-orm'
import { after, minute, readClock, second } from '../database/clock.ts'
import { openStates, invoices, payments, type AttemptState } from '../database/schema/index.ts'
import { inTransaction } from '../database/transaction.ts'
import { claimContact, lastContact, waitsForTransfer } from './attempts.ts'
import type { PaymentPorts } from './ports.ts'
import { lockInvoice } from './lock.ts'
import { applyReport } from './settle.ts'
import { leaveUnpaid } from './unpaid.ts'

const batch = 25
const minPauseMs = checkPauseSeconds * second
/** How long an overdue invoice waits for a gateway that does not answer whether it was paid. */
const waitForAnswerMs = 5 * minute

/** Invoices whose time is up; one that is paid by transfer waits for the day on which transfers are matched. */
const isOverBy = (now: Date) =>
  or(
    lt(invoices.dueAt, new Date(transfersMatchedUpTo(now.getTime()))),
    and(lte(invoices.dueAt, now), not(waitsForTransfer)),
  )

/** Queries the gateway for an order and applies its answer. Not again within that pause. */
export async function checkPayment(ports: PaymentPorts, orderId: string): Promise<void> {
  const { database } = ports.database
  const now = await readClock(database)
  if (await claimContact(database, orderId, { now, pauseMs: minPauseMs })) await checkNow(ports, orderId)
}

/** The same without the pause, for what can not be undone after it. */
async function checkNow(ports: PaymentPorts, orderId: string): Promise<void> {
  const report = await ports.gateway.status(orderId)
  if (!report) return
  await inTransaction(ports, async (transaction) => {
    await applyReport(ports, transaction, report, await readClock(transaction))
  })
}

/**
 * Ends overdue invoices after a last query to the gateway. An additional invoice is renewed instead, since the amount
 * is still owed.
 * @returns how many are overdue no more
 */
export async function expireInvoices(ports: PaymentPorts): Promise<number> {
  const { database } = ports.database
  const now = await readClock(database)
  const due = await database
    .select({ id: invoices.id, dueAt: invoices.dueAt })
    .from(invoices)
    .where(and(eq(invoices.status, 'pending'), isOverBy(now)))
    .orderBy(asc(invoices.dueAt))
    .limit(batch)
  let handled = 0
  let failures = 0
  for (const { id, dueAt } of due) {
    const isKnown = failures < 2 && (await checkInvoice(ports, id))
    if (!isKnown) failures += 1
    if (!isKnown && after(dueAt, waitForAnswerMs) > now) continue
    await expire(ports, id)
    // Also where it was paid, or another process ended it: whoever counts its own only would stop at the first batch that
    // both work on.
    handled += 1
  }
  return handled
}

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

/** Queries the gateway at once for what an invoice may still be paid through. Throws when it does not answer. */
export async function checkAttempts(ports: PaymentPorts, invoiceId: number): Promise<void> {
  const attempts = await ports.database.database
    .select({ orderId: payments.orderId })
    .from(payments)
    .where(
      and(
        eq(payments.invoiceId, invoiceId),
        inArray(payments.state, mayBePaid),
        inArray(payments.method, [...gatewayMethods]),
      ),
    )
  for (const { orderId } of attempts) await checkNow(ports, orderId)
}

/** The last query; it ignores the rate limit. @returns whether it was answered for every attempt that may be paid */
const checkInvoice = (ports: PaymentPorts, invoiceId: number): Promise<boolean> =>
  isAnswered(ports, () => checkAttempts(ports, invoiceId))

async function isAnswered(ports: PaymentPorts, ask: () => Promise<void>): Promise<boolean> {
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
  const before = after(await readClock(database), -silentMs)
  const silent = await database
    .select({ orderId: payments.orderId })
    .from(payments)
    .where(
      and(
        eq(payments.state, 'pending'),
        inArray(payments.method, [...gatewayMethods]),
        lte(lastContact, before),
      ),
    )
    .orderBy(asc(lastContact), asc(payments.id))
    .limit(batch)
  for (const { orderId } of silent) if (!(await isAnswered(ports, () => checkPayment(ports, orderId)))) return
}
