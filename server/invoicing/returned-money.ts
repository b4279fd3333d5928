import { and, eq, exists, inArray, isNull, not, or, sql, type SQL } from 'drizzle-orm'
import type { Executor, Transaction } from '../database/database.ts'
import { doublePayouts, ledgerTransactions, payments, returnedMoney } from '../database/schema/index.ts'
import { book, isBooked, lockLedger, reverse, type Booking } from '../ledger/ledger.ts'
import { findNumbered } from '../ledger/numbered.ts'
import type { RefusedField } from '../refusal/refusal.ts'
import { writeAudit } from '../security/audit.ts'
import { changeAttempt } from './attempts.ts'
import { bookDoublePayout, lostBefore, removeDoublePayout } from './double-payouts.ts'
import { notifyCustomer } from './notify.ts'
import { receiptReference, settlementReference, type ReportedPayment } from './reported-payment.ts'
import type { InvoiceRow } from './rows.ts'
import { findSetOff, removeSetOff } from './set-off.ts'
import { findLessOwed, findToReturn, type ToReturn } from './to-return.ts'
import { releaseDeduction } from './write-off.ts'

/** What was owed back and has been transferred to its payer; `reference` in the ledger, `transfer` that of the bank. */
export interface Returned extends Omit<ToReturn, 'of'> {
  /** The reference with the number of this return. */
  owed: string
  transfer: string
  operator: string
}

/** The order in the ledger's reference of what was owed back. */
const orderId = sql<string>`split_part(${returnedMoney.owed}, ':', 1)`

/** That reference without the number of a return. */
const owedReference = sql<string>`split_part(${returnedMoney.owed}, '#', 1)`

/** What was returned of the payments for these orders. */
export const findReturned = async (
  executor: Executor,
  orderIds: readonly string[],
): Promise<readonly Returned[]> =>
  orderIds.length === 0
    ? []
    : executor
        .select({
          orderId,
          reference: owedReference,
          owed: returnedMoney.owed,
          amount: returnedMoney.amount,
          at: returnedMoney.returnedAt,
          transfer: returnedMoney.reference,
          operator: returnedMoney.operator,
        })
        .from(returnedMoney)
        .where(inArray(orderId, [...orderIds]))
        .orderBy(returnedMoney.returnedAt)

/** The order of what was returned by a transfer; undefined for a transfer that returned nothing. */
export async function findReturnedBy(executor: Executor, transfer: string): Promise<string | undefined> {
  const [found] = await executor
    .select({ orderId })
    .from(returnedMoney)
    .where(eq(returnedMoney.reference, transfer))
  return found?.orderId
}

/** What was returned can be taken back and returned again; its own reference has colons. */
const numbered = (executor: Executor, owed: string) =>
  findNumbered(executor, { kind: 'money_returned', reference: owed }, '#')

/** Books that what was owed back, or a part of it, has been transferred to its payer. Its order is locked. */
export async function bookReturned(
  transaction: Transaction,
  { reference, amount }: Pick<ToReturn, 'reference' | 'amount'>,
  transfer: { reference: string; operator: string },
  now: Date,
): Promise<void> {
  const { next: owed } = await numbered(transaction, reference)
  await transaction.insert(returnedMoney).values({ owed, amount, ...transfer, returnedAt: now })
  const postings = [
    { kind: 'refunds_payable', amount: 0 - amount },
    { kind: 'bank_payout', amount },
  ] as const
  await book(transaction, 'money_returned', owed, postings, now)
}

/**
 * Books it back: it is owed again, and the reference of its transfer is free. Its order is locked.
 * @param owed with the number of the return
 */
export async function removeReturned(transaction: Transaction, owed: string, now: Date): Promise<void> {
  // A release before noted it without the number, from the second time on, too.
  const isOlder = await isBooked(transaction, { kind: 'money_unreturned', reference: owed })
  const reference = isOlder ? (await numbered(transaction, owed)).newest : owed
  const returned = { kind: 'money_returned', reference } as const
  await reverse(transaction, returned, { kind: 'money_unreturned', reference }, now)
  await transaction.delete(returnedMoney).where(eq(returnedMoney.owed, owed))
}

/** The ledger's reference of what was owed back, without the number of its return. */
const owedIn = (owed: string): string => owed.split('#', 1)[0] ?? ''

/**
 * Books that what was owed back was taken back: all of it that no booking had taken off before. What was kept of it is none any
 * more, and has been returned too much again. Its order is locked, and the ledger.
 * @param reference in the ledger; nothing of it stands as returned
 */
export async function takeBackOwed(transaction: Transaction, reference: string, now: Date): Promise<void> {
  const booked: Booking[] = [
    { kind: 'refund_owed', reference },
    ...(await findLessOwed(transaction, reference)),
  ]
  await reverse(transaction, booked, { kind: 'settlement_taken_back', reference }, now)
  await releaseDeduction(transaction, reference, now)
}

/**
 * Notes as a loss what was returned of a payment that its bank takes back as well: its payer has it twice. Its order is
 * locked. @returns whether something of it was returned
 */
export async function loseReturned(
  transaction: Transaction,
  reported: ReportedPayment,
  now: Date,
): Promise<boolean> {
  const { invoice, payment, report } = reported
  const receipt = receiptReference(reported)
  const returned = await transaction
    .select()
    .from(returnedMoney)
    // Once a bank took it back and paid it again, its reference has the time, too.
    .where(or(eq(owedReference, receipt), sql`starts_with(${returnedMoney.owed}, ${`${receipt}:`})`))
    .orderBy(returnedMoney.returnedAt)
  if (returned.length === 0) return false
  await lockLedger(transaction, invoice.customerId)
  const references = new Set(returned.map(({ owed }) => owedIn(owed)))
  const before = await findToReturn(transaction, [payment.orderId])
  for (const { owed } of returned) await removeReturned(transaction, owed, now)
  for (const reference of references) await takeBackOwed(transaction, reference, now)
  for (const { owed, amount, reference, operator } of returned) {
    const transfer = { reference, operator }
    // Of two that came for one order nobody can tell which one was returned: it was the one that is still here.
    const other = await findOther(transaction, payment.orderId, amount)
    if (other) {
      await removeSetOff(transaction, payment, other.reference, other.less, now)
      await bookReturned(transaction, { ...other, amount }, transfer, now)
    } else await bookDoublePayout(transaction, { id: reference, amount, owed }, transfer, now)
    const detail = { invoice: invoice.code, order: payment.orderId, amount, returned: reference }
    await writeAudit(
      transaction,
      { actor: 'gateway', action: 'reversal', subject: invoice.code, detail },
      now,
    )
  }
  const withdrawn = before.reduce(
    (sum, { reference, amount }) => sum + (references.has(reference) ? amount : 0),
    0,
  )
  // Only a part was returned: the rest is not to be expected any more.
  if (withdrawn > 0) {
    const facts = { amount: withdrawn, by: reported.by }
    await notifyCustomer(transaction, invoice, 'refund_withdrawn', facts, now)
  }
  const paid = { kind: 'settlement', reference: settlementReference(reported, payment.settledAt) } as const
  const isOwn = payment.state === 'settled' && payment.transactionId === report.transaction_id
  if (isOwn && !(await isBooked(transaction, paid)))
    await changeAttempt(transaction, payment, { state: 'denied', settledAt: null })
  return true
}

/** What came in besides by the same number, of which just that amount was to be returned, with what it is set off against. */
async function findOther(transaction: Transaction, order: string, amount: number) {
  for (const one of await findToReturn(transaction, [order])) {
    const less = await findSetOff(transaction, one.reference)
    if (one.amount + (less.deduction?.amount ?? 0) + less.part === amount) return { ...one, less }
  }
  return undefined
}

/** What of an invoice was transferred back and taken back as well. */
export interface Loss {
  payoutId: string
  amount: number
  /** Of the transfer. */
  reference: string
  operator: string
  /** Whether its payer was told of that transfer. */
  isTold: boolean
}

/** Of what was transferred back for an invoice, by whichever number it was paid, and its customer did not give back. */
function isLossOf(executor: Executor, invoiceId: number): SQL | undefined {
  const orders = executor
    .select({ orderId: payments.orderId })
    .from(payments)
    .where(eq(payments.invoiceId, invoiceId))
  return and(
    inArray(sql`split_part(${doublePayouts.owed}, ':', 1)`, orders),
    isNull(doublePayouts.recoveredAt),
  )
}

/** That money of this invoice was transferred back and is noted as a loss: what is transferred now may be that once more. */
export async function lossDoubts(
  executor: Executor,
  { id: invoiceId }: Pick<InvoiceRow, 'id'>,
): Promise<RefusedField[]> {
  const noted = await executor
    .select()
    .from(doublePayouts)
    .where(isLossOf(executor, invoiceId))
    .orderBy(doublePayouts.notedAt, doublePayouts.payoutId)
  return noted.map((one) => ({ field: 'order_id', reason: lostBefore(one) }))
}

/** What had been owed back of a loss, by its reference in the ledger. */
const owedOfLoss = sql<string>`split_part(${doublePayouts.owed}, '#', 1)`

/** The transfer that is noted as a loss of what was owed back, and that was not given back. @param owed its reference in the ledger */
export async function findLossOf(executor: Executor, owed: string): Promise<string | undefined> {
  const [found] = await executor
    .select({ reference: doublePayouts.reference })
    .from(doublePayouts)
    .where(and(eq(owedOfLoss, owed), isNull(doublePayouts.recoveredAt)))
    .limit(1)
  return found?.reference
}

/** Whether a loss is of a transfer, which an operator had booked. */
const isOfTransfer = (executor: Executor) =>
  exists(
    executor
      .select({ id: payments.id })
      .from(payments)
      .where(
        and(
          eq(payments.orderId, sql`split_part(${doublePayouts.owed}, ':', 1)`),
          eq(payments.method, 'manual'),
        ),
      ),
  )

/** How much of the payment came in of which a loss was transferred back. */
const paymentOfLoss = sql`(
  select entries.amount from ledger_transactions booked
  join ledger_entries entries on entries.transaction_id = booked.id
  join ledger_accounts accounts on accounts.id = entries.account_id and accounts.kind = 'refunds_payable'
  where booked.kind = 'refund_owed' and booked.reference = ${owedOfLoss})`

/**
 * Locks the losses of a payment of this amount, whole or in parts, which its customer did not give back: whichever number of
 * its invoice is paid again. Of several such payments, those of the one that was lost first, and no more than came in. A transfer that an operator took
 * off the invoice may have been another customer's: only the same line brings it again. Its order is locked, and the ledger is
 * not yet.
 */
export async function lockLosses(
  transaction: Transaction,
  { invoice, report, ...reported }: ReportedPayment,
): Promise<Loss[]> {
  const receipt = receiptReference({ ...reported, report })
  const isSameLine = or(eq(owedOfLoss, receipt), sql`starts_with(${owedOfLoss}, ${`${receipt}:`})`)
  const lost = await transaction
    .select()
    .from(doublePayouts)
    .where(
      and(
        isLossOf(transaction, invoice.id),
        eq(paymentOfLoss, report.amount),
        or(not(isOfTransfer(transaction)), isSameLine),
      ),
    )
    .orderBy(doublePayouts.notedAt, doublePayouts.payoutId)
    .for('update')
  const first = owedIn(lost[0]?.owed ?? '')
  const losses: Loss[] = []
  let left = report.amount
  for (const { payoutId, amount: part, reference, operator, owed, notedAt } of lost) {
    // One payment makes good what was transferred of one receipt, and no more than comes in.
    if (owed === null || owedIn(owed) !== first || part > left) continue
    left -= part
    const isTold = await wasReturned(transaction, { owed, notedAt })
    losses.push({ payoutId, amount: part, reference, operator, isTold })
  }
  return losses
}

/**
 * Whether a loss was a return until its bank took that back: it was taken off what was returned as the loss was noted. One that
 * was recorded by mistake, and taken off before, was told to be none.
 */
async function wasReturned(
  executor: Executor,
  { owed, notedAt }: { owed: string; notedAt: Date },
): Promise<boolean> {
  const taken = and(
    eq(ledgerTransactions.kind, 'money_unreturned'),
    eq(sql`split_part(${ledgerTransactions.reference}, '#', 1)`, owedIn(owed)),
    eq(ledgerTransactions.createdAt, notedAt),
  )
  return (await executor.$count(ledgerTransactions, taken)) > 0
}

/**
 * Once its invoice is paid again, what was lost is lost no more: it is returned then, and not owed once more.
 * @param owed what would be owed back now, by its reference in the ledger
 */
export async function endLoss(
  transaction: Transaction,
  { payoutId, amount, reference, operator }: Loss,
  owed: string,
  now: Date,
): Promise<void> {
  await removeDoublePayout(transaction, payoutId, now)
  await bookReturned(transaction, { reference: owed, amount }, { reference, operator }, now)
}
