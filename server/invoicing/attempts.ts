import { gatewayMethods, type PaymentMethod } from '@seberang/domain/api'
import { maxRupiah, mostSurplus } from '@seberang/domain/limits'
import { endedStatuses, type EndedStatus } from '@seberang/domain/status'
import { and, asc, between, desc, eq, gt, inArray, isNotNull, isNull, notInArray, or, sql } from 'drizzle-orm'
import type { GatewayName } from '../base/gateway-names.ts'
import type { SavedCardRow } from '../customers/saved-cards.ts'
import { newOrderId } from '../base/ids.ts'
import { after, isNotSince } from '../database/clock.ts'
import type { Executor, Transaction } from '../database/database.ts'
import { invoices, openStates, payments } from '../database/schema/index.ts'
import { oneOf } from '../database/schema/one-of.ts'
import type { GatewayOrder } from '../gateway/gateway.ts'
import { releaseHeld, withdrawHeld } from '../mail/held.ts'
import { lastsAsItsInvoice, isGatewayMethod, pushMethods } from './methods.ts'
import type { InvoiceRow, PaymentRow } from './rows.ts'

/** An invoice's payment attempts, newest last. */
export const attemptsOf = (executor: Executor, invoiceId: number) => attemptsOfAll(executor, [invoiceId])

/** The same of several invoices together. */
export const attemptsOfAll = (executor: Executor, invoiceIds: readonly number[]) =>
  executor
    .select()
    .from(payments)
    .where(inArray(payments.invoiceId, [...invoiceIds]))
    .orderBy(asc(payments.id))

/** What its gateway is asked by. */
export const orderOf = ({
  orderId,
  transactionId,
}: Pick<PaymentRow, 'orderId' | 'transactionId'>): GatewayOrder => ({
  order_id: orderId,
  transaction_id: transactionId,
})

/** The invoice that a payment is for. */
export async function invoiceOfPayment(executor: Executor, { invoiceId }: PaymentRow): Promise<InvoiceRow> {
  const [invoice] = await executor.select().from(invoices).where(eq(invoices.id, invoiceId))
  if (!invoice) throw new Error('an invoice is gone')
  return invoice
}

/** The method of the payment before this one, where a number was given out for it. */
export async function earlierMethod(executor: Executor, { id, invoiceId }: PaymentRow) {
  const earlier = (await attemptsOf(executor, invoiceId)).filter((one) => one.id < id)
  return earlier.findLast(({ method, details }) => lastsAsItsInvoice(method) && details !== null)?.method
}

/**
 * Adds a payment attempt. A gateway attempt is opened after the commit; a transfer needs no opening, and has an amount of its
 * own. Its owner is told how to pay by the mail that the caller writes.
 */
export async function addAttempt(
  transaction: Transaction,
  invoice: Pick<InvoiceRow, 'id' | 'code' | 'total'>,
  method: PaymentMethod,
  now: Date,
  {
    card,
    isMade = false,
  }: {
    /** The saved card that it is to be paid with: its gateway is the only one that can charge it. */
    card?: Pick<SavedCardRow, 'id' | 'gateway'> | undefined
    /** Whether the transfer was made already: nobody was told of an amount of its own. */
    isMade?: boolean
  } = {},
): Promise<PaymentRow> {
  const insert = async (surplus: number): Promise<PaymentRow | undefined> => {
    const [inserted] = await transaction
      .insert(payments)
      .values({
        invoiceId: invoice.id,
        // Not its number: the gateway may know attempts that a restored backup does not.
        orderId: newOrderId(invoice.code),
        method,
        amount: invoice.total + surplus,
        surplus,
        state: isGatewayMethod(method) ? 'created' : 'pending',
        ...(card && { savedCardId: card.id, gateway: card.gateway }),
        createdAt: now,
      })
      .onConflictDoNothing()
      .returning()
    return inserted
  }
  const surpluses = method === 'manual' && !isMade ? await freeSurpluses(transaction, invoice) : []
  for (const surplus of [...surpluses, 0]) {
    // Another customer's may have been given the same amount meanwhile.
    const payment = await insert(surplus)
    if (payment) return payment
  }
  throw new Error('a payment attempt was not written')
}

/**
 * What the amount of a transfer may have above its invoice, the best first: what this invoice asked for before, so that an
 * earlier instruction stays true, then what neither the amount nor the total of another open transfer is.
 */
async function freeSurpluses(
  transaction: Transaction,
  { id, total }: Pick<InvoiceRow, 'id' | 'total'>,
): Promise<number[]> {
  if (total + mostSurplus > maxRupiah) return []
  const withoutSurplus = sql<number>`${payments.amount} - ${payments.surplus}`.mapWith(Number)
  const near = [total + 1, total + mostSurplus] as const
  const open = await transaction
    .select({ amount: payments.amount, withoutSurplus })
    .from(payments)
    .where(
      and(
        eq(payments.method, 'manual'),
        inArray(payments.state, openStates),
        or(between(payments.amount, ...near), between(withoutSurplus, ...near)),
      ),
    )
  const taken = new Set(open.flatMap((one) => [one.amount, one.withoutSurplus]))
  const before = (await attemptsOf(transaction, id)).findLast(({ surplus }) => surplus > 0)?.surplus
  // Invoices of one total, which follow each other, are not given the same one at first.
  const first = before ?? 1 + ((id * spread) % mostSurplus)
  return Array.from({ length: mostSurplus }, (_, step) => 1 + ((first - 1 + step) % mostSurplus)).filter(
    (surplus) => !taken.has(total + surplus),
  )
}

/** Has no divisor in common with the number of surpluses, so that as many invoices have as many of them. */
const spread = 7

/** What a customer last paid with. */
export async function lastUsedMethod(
  executor: Executor,
  customerId: number,
): Promise<PaymentMethod | undefined> {
  const [newest] = await executor
    .select({ method: payments.method })
    .from(payments)
    .innerJoin(invoices, eq(invoices.id, payments.invoiceId))
    .where(and(eq(invoices.customerId, customerId), eq(payments.state, 'settled')))
    .orderBy(desc(payments.id))
    .limit(1)
  return newest?.method
}

/**
 * Writes which gateway is asked to open an attempt, and since when, unless another process or an earlier run did.
 * @returns the gateway that is asked about it from now on; `askedAt` where it was asked before
 */
export async function claimGateway(
  executor: Executor,
  { id }: Pick<PaymentRow, 'id'>,
  first: GatewayName,
  now: Date,
): Promise<{ gateway: GatewayName; askedAt?: Date }> {
  const [claimed] = await executor
    .update(payments)
    .set({ gateway: sql`coalesce(${payments.gateway}, ${first})`, chargedAt: now })
    .where(and(eq(payments.id, id), isNull(payments.chargedAt)))
    .returning({ gateway: payments.gateway })
  if (claimed) return { gateway: claimed.gateway ?? first }
  const [held] = await executor
    .select({ gateway: payments.gateway, askedAt: payments.chargedAt })
    .from(payments)
    .where(eq(payments.id, id))
  return { gateway: held?.gateway ?? first, askedAt: held?.askedAt ?? now }
}

/** Writes what became of an attempt. */
export async function changeAttempt(
  executor: Executor,
  { id }: Pick<PaymentRow, 'id'>,
  changes: Partial<typeof payments.$inferInsert>,
): Promise<void> {
  await executor.update(payments).set(changes).where(eq(payments.id, id))
}

/**
 * Attempts that the gateway has yet to open. By missing details, not by state: its "pending" notification may arrive
 * before its response with the number. A phone is asked once its owner has given it.
 */
export const unopened = and(
  inArray(payments.method, [...gatewayMethods]),
  or(notInArray(payments.method, pushMethods), isNotNull(payments.payerPhone)),
  inArray(payments.state, openStates),
  isNull(payments.details),
)

/** `isReversed` of a row of `payments`. */
export const reversedPayment = and(
  eq(payments.state, 'settled'),
  gt(payments.takenBackAt, payments.settledAt),
)

/** Whether the bank has reversed a payment of one of these invoices that stands here. */
export async function isPaymentReversed(executor: Executor, invoiceIds: readonly number[]): Promise<boolean> {
  const reversed = await executor
    .select({ id: payments.id })
    .from(payments)
    .where(and(reversedPayment, inArray(payments.invoiceId, [...invoiceIds])))
    .limit(1)
  return reversed.length > 0
}

/** Writes what the gateway answered to an attempt. @returns undefined for one that has ended meanwhile */
export async function markOpened(
  transaction: Transaction,
  { id }: Pick<PaymentRow, 'id'>,
  answer: Pick<PaymentRow, 'transactionId' | 'details'>,
): Promise<PaymentRow | undefined> {
  const [opened] = await transaction
    .update(payments)
    .set({ state: 'pending', ...answer })
    .where(and(eq(payments.id, id), unopened))
    .returning()
  return opened
}

/** Cancels at the gateway an attempt that ended here while it was being opened, by the id that it was given there. */
export async function cancelIfEnded(
  executor: Executor,
  { id }: Pick<PaymentRow, 'id'>,
  transactionId: string | null,
): Promise<void> {
  await executor
    .update(payments)
    .set({ toCancel: true, transactionId: sql`coalesce(${payments.transactionId}, ${transactionId})` })
    .where(and(eq(payments.id, id), inArray(payments.state, [...endedStatuses])))
}

/** Whether the gateway may be asked about an order now: not again within the pause; if so, the pause begins. */
export async function claimContact(
  executor: Executor,
  orderId: string,
  { now, pauseMs }: { now: Date; pauseMs: number },
): Promise<boolean> {
  const claimed = await executor
    .update(payments)
    .set({ contactedAt: now })
    .where(
      and(
        eq(payments.orderId, orderId),
        inArray(payments.method, [...gatewayMethods]),
        isNotSince(payments.contactedAt, after(now, -pauseMs), now),
      ),
    )
    .returning({ id: payments.id })
  return claimed.length > 0
}

/** Writes that the gateway was asked about an invoice's attempts now. */
export async function noteContact(executor: Executor, invoiceId: number, now: Date): Promise<void> {
  await executor.update(payments).set({ contactedAt: now }).where(eq(payments.invoiceId, invoiceId))
}

/**
 * When the gateway was last asked about an attempt, or when it was made. Whoever works through more attempts than one
 * run takes does so in this order: by their ids, those that stay open would keep the newer ones from their turn.
 */
export const lastContact = sql`coalesce(${payments.contactedAt}, ${payments.createdAt})`

/** Whether an invoice is to be paid by a transfer that an operator matches. */
export const waitsForTransfer = sql`exists (
  select 1 from payments
  where payments.invoice_id = invoices.id and payments.method = 'manual' and ${oneOf(payments.state, openStates)})`

/** Closes the attempts of an invoice whose bill holds no more, so that one that is still held is not sent. */
export async function endAttempts(
  transaction: Transaction,
  invoiceId: number,
  as: EndedStatus,
): Promise<void> {
  await withdrawHeld(transaction, await closeAttempts(transaction, invoiceId, as))
}

/** Closes the attempts of an invoice that gets another: its bill holds, and is sent without the number of the closed one. */
export async function replaceAttempts(transaction: Transaction, invoiceId: number, now: Date): Promise<void> {
  await releaseHeld(transaction, await closeAttempts(transaction, invoiceId, 'cancelled'), now)
}

/**
 * Closes the attempts that are still open; the gateway is notified after the commit. Opening one changes its payment
 * first and then its mail, so this does the same.
 * @returns all attempts
 */
async function closeAttempts(
  transaction: Transaction,
  invoiceId: number,
  as: EndedStatus,
): Promise<readonly number[]> {
  await transaction
    .update(payments)
    .set({ state: as, toCancel: sql`${payments.method} <> 'manual'`, contactedAt: null })
    .where(and(eq(payments.invoiceId, invoiceId), inArray(payments.state, openStates)))
  return (await attemptsOf(transaction, invoiceId)).map(({ id }) => id)
}
