import { and, asc, eq, inArray, or } from 'drizzle-orm'
import { statusOrderOf } from '@seberang/domain/links'
import { findCard } from '../customers/saved-cards.ts'
import { fullName } from '../customers/full-name.ts'
import { after, isNotSince, readClock, second } from '../database/clock.ts'
import { invoices, openStates, payments } from '../database/schema/index.ts'
import type { Transaction } from '../database/database.ts'
import { LostCharge, NothingCharged } from '../gateway/gateway.ts'
import { writeNotice } from '../live/notices.ts'
import { inTransaction } from '../database/transaction.ts'
import {
  addAttempt,
  cancelIfEnded,
  changeAttempt,
  claimGateway,
  lastContact,
  markOpened,
  orderOf,
  replaceAttempts,
  unopened,
} from './attempts.ts'
import { payableUntil } from './due.ts'
import { mailHowToPay, tellHowToPay } from './how-to-pay.ts'
import { isPayable } from './lapsed.ts'
import { againMs, isLeftAlone } from './lost-charges.ts'
import type { PaymentPorts } from './ports.ts'
import { isGatewayMethod, isPush } from './methods.ts'
import { lockOrder } from './reported-payment.ts'
import { applyReport } from './settle.ts'
import type { InvoiceRow, PaymentRow } from './rows.ts'

const batch = 25
/**
 * The process that creates an attempt opens it at once. An older unopened one was left by a crash or a gateway failure.
 */
const maxOpenMs = 5 * second

/** Opens the newest attempt at the gateway, outside any transaction. Repeatable: the order id stays the same, or is replaced. */
export async function openPayment(ports: PaymentPorts, invoiceId: number): Promise<void> {
  const { database } = ports.database
  const [payment] = await database
    .select()
    .from(payments)
    .where(and(eq(payments.invoiceId, invoiceId), unopened))
  const method = payment?.method
  if (!payment || !method || !isGatewayMethod(method)) return
  const [invoice] = await database.select().from(invoices).where(eq(invoices.id, invoiceId))
  if (invoice?.status !== 'pending') return
  const now = await readClock(database)
  // Whoever asked for it has put the phone away.
  if (isPush(method) && !isPayable(payment, now)) return endUnopened(ports, payment, addNothing)
  const first = payment.gateway ?? ports.gateways.taking(method, payment.amount)
  if (!first) return endUnopened(ports, payment, addTransfer)
  const claim = await claimGateway(database, payment, first, now)
  const gateway = ports.gateways.require(claim.gateway)
  if (claim.askedAt && !gateway.repeatsCharges) {
    if (!(await isLeftAlone(database, payment, claim.askedAt, now)))
      return endUnopened(ports, payment, addSame)
    // Behind what is due.
    return changeAttempt(database, payment, { contactedAt: now })
  }
  const card = payment.savedCardId === null ? undefined : await findCard(database, payment.savedCardId)
  const until = payableUntil(invoice, now)
  const charged = await gateway
    .charge({
      order_id: payment.orderId,
      method,
      amount: payment.amount,
      made_at: now,
      expires_at: until,
      customer: await customerOf(ports, invoice.customerId, payment),
      ...(card && { card_token: ports.secrets.open(card.token) }),
      return_url: ports.publicUrl() + statusOrderOf(invoice.code),
    })
    .catch(async (error: unknown) => {
      if (error instanceof NothingCharged) await changeAttempt(database, payment, { chargedAt: null })
      if (!(error instanceof LostCharge)) throw error
      await endUnopened(ports, payment, addSame)
      return null
    })
  if (!charged) return
  const { transaction_id, ...given } = charged
  const details = {
    ...(invoice.type === 'paylater' && { expires_at: until.toISOString() }),
    ...given,
    ...(card && { card: { brand: card.brand, last4: card.last4 } }),
  }
  const isOpened = await inTransaction(ports, async (transaction) => {
    const opened = await markOpened(transaction, payment, { transactionId: transaction_id, details })
    // Whoever chose a phone or a card is on its page.
    const isTold = !isPush(method) && payment.savedCardId === null
    if (!opened) return false
    const opensAt = await readClock(transaction)
    if (isTold) await tellHowToPay(transaction, opened, opensAt)
    // Whoever waits for its number reads it without asking.
    await writeNotice(transaction, invoice.customerId, 'invoice', invoice.code, opensAt)
    return true
  })
  if (isOpened) {
    ports.mailer.wake()
    return
  }
  // The attempt ended while the gateway call was running, so the order just opened must be cancelled.
  await cancelIfEnded(database, payment, transaction_id)
}

type Next = (
  transaction: Transaction,
  about: { invoice: InvoiceRow; payment: PaymentRow },
  now: Date,
) => Promise<unknown>
const addNothing: Next = () => Promise.resolve()
const addSame: Next = async (transaction, { invoice, payment: { method, savedCardId } }, now) =>
  addAttempt(transaction, invoice, method, now, {
    card: savedCardId === null ? undefined : await findCard(transaction, savedCardId),
  })
/** No gateway takes it here any more: its invoice is paid by transfer, which every invoice can be. */
const addTransfer: Next = async (transaction, { invoice }, now) =>
  mailHowToPay(transaction, await addAttempt(transaction, invoice, 'manual', now), now)

/** Ends an attempt that was not opened, and adds what comes in its place, which the next run opens. */
async function endUnopened(ports: PaymentPorts, { orderId }: PaymentRow, addNext: Next): Promise<void> {
  await inTransaction(ports, async (transaction) => {
    const found = await lockOrder(transaction, orderId)
    if (!found || found.payment.details !== null || found.invoice.status !== 'pending') return
    if (!openStates.includes(found.payment.state)) return
    const now = await readClock(transaction)
    await replaceAttempts(transaction, found.invoice.id, now)
    await addNext(transaction, found, now)
    await writeNotice(transaction, found.invoice.customerId, 'invoice', found.invoice.code, now)
  })
  ports.mailer.wake()
}

async function customerOf(ports: PaymentPorts, customerId: number, { payerPhone }: PaymentRow) {
  const customer = await ports.database.database.query.customers.findFirst({
    where: (row, { eq: same }) => same(row.id, customerId),
  })
  return {
    name: customer ? fullName(customer) : '',
    email: customer?.email ?? '',
    ...(payerPhone !== null && { phone: payerPhone }),
  }
}

/** Cancels an order at the gateway. If it was paid in the meantime, the payment is booked. Repeatable. */
async function closePayment(
  ports: PaymentPorts,
  payment: Pick<PaymentRow, 'id' | 'orderId' | 'transactionId' | 'gateway' | 'method'>,
): Promise<void> {
  const { method } = payment
  const order = orderOf(payment)
  // None has been asked to open it.
  const gateway =
    payment.gateway === null || !isGatewayMethod(method) ? null : ports.gateways.require(payment.gateway)
  const isClosed =
    gateway === null || !isGatewayMethod(method) || (await gateway.cancel({ ...order, method }))
  const report = isClosed ? null : await gateway.status(order)
  await inTransaction(ports, async (transaction) => {
    const now = await readClock(transaction)
    if (report) await applyReport(ports, transaction, report, now)
    // What is not understood may be money, and is asked about again.
    await changeAttempt(transaction, payment, { toCancel: report?.state === 'unknown', contactedAt: now })
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
