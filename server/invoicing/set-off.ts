import { formatRupiah } from '@seberang/domain/format'
import { message } from '@seberang/domain/validation'
import { eq, isNull, sql } from 'drizzle-orm'
import { rowsOf, type Executor, type Transaction } from '../database/database.ts'
import { readClock } from '../database/clock.ts'
import { doublePayouts, invoices, orderOfPayout, payments } from '../database/schema/index.ts'
import { inTransaction } from '../database/transaction.ts'
import { lockLedger } from '../ledger/ledger.ts'
import type { RefusedField } from '../refusal/refusal.ts'
import { findInvoiceOf } from './find.ts'
import { lockCartsOf, lockInvoice, orderIdOf } from './lock.ts'
import { notifyCustomer } from './notify.ts'
import { findOverReturned } from './over-returned.ts'
import { dismissPart, findPartOf, listPartAgain } from './partly-taken-back.ts'
import type { PaymentPorts } from './ports.ts'
import { lockOrder, orderIn } from './reported-payment.ts'
import type { InvoiceRow, PaymentRow } from './rows.ts'
import { bookLessOwed, findToReturnOfOrders, lessOwed, whyNotPaid, type ToReturn } from './to-return.ts'
import {
  findHadBefore,
  findDeductionsFrom,
  deductHadBefore,
  removeDeduction,
  type Deduction,
} from './write-off.ts'

/**
 * What is booked as gone back at its gateway of payments that are here, in whole rupiah.
 * @param of what the ledger's references of it begin with
 */
async function bookedPartOf(executor: Executor, of: string): Promise<number> {
  const [found] = rowsOf<{ amount: string }>(
    await executor.execute(sql`
      select coalesce(-sum(entries.amount), 0) as amount from ledger_transactions booked
      join ledger_entries entries on entries.transaction_id = booked.id
      join ledger_accounts accounts on accounts.id = entries.account_id and accounts.kind = 'refunds_payable'
      where booked.kind = 'settlement_taken_back' and starts_with(booked.reference, ${of})
        and split_part(booked.reference, '#', 2) = 'part'
        and not exists (
          select 1 from ledger_transactions undone
          where undone.kind = 'settlement_taken_back' and undone.reference = split_part(booked.reference, '#', 1))`),
  )
  return Number(found?.amount ?? 0)
}

interface Part {
  /** In whole rupiah: null where the gateway does not say how much. */
  amount: number | null
  since: Date
  /** Whether it may have been of a payment by the same number that pays its invoice. */
  mayBeOfOther: boolean
}

/** What went back at its gateway of the payments by a number, and is booked nowhere yet. */
async function findUnbookedPart(
  executor: Executor,
  { invoice, payment }: { invoice: InvoiceRow; payment: PaymentRow },
): Promise<Part | undefined> {
  const mayBeOfOther = payment.settledAt !== null && payment.settledAt.getTime() === invoice.paidAt?.getTime()
  const found = await findPartOf(executor, payment.orderId, { isDismissedToo: !mayBeOfOther })
  if (!found) return undefined
  const booked = await bookedPartOf(executor, `${payment.orderId}:`)
  const { since } = found
  if (found.amount === null) return booked > 0 ? undefined : { amount: null, since, mayBeOfOther }
  // The gateway names the sum of all parts.
  return found.amount > booked ? { amount: found.amount - booked, since, mayBeOfOther } : undefined
}

/**
 * Why less may be owed back of a payment than the ledger says: too much was returned of its order, while that may still change,
 * or a part went back at its gateway that nothing here tells to be of this payment.
 */
export async function findSetOffDoubts(
  executor: Executor,
  paid: { invoice: InvoiceRow; payment: PaymentRow },
): Promise<RefusedField[]> {
  const { invoice } = paid
  const order = (await findInvoiceOf(executor, await orderIdOf(executor, invoice))) ?? invoice
  const { over } = await findHadBefore(executor, order)
  const part = await findUnbookedPart(executor, paid)
  const reasons = [
    ...(over ? [message('over_returned', { amount: formatRupiah(over.amount), invoice: order.code })] : []),
    ...(part
      ? [message('partly_returned', { amount: part.amount === null ? '?' : formatRupiah(part.amount) })]
      : []),
  ]
  return reasons.map((reason) => ({ field: 'order_id', reason }))
}

/** What of a payment went back at its gateway since it came in. @param most what is left to return of it */
async function bookPart(
  transaction: Transaction,
  paid: { invoice: InvoiceRow; payment: PaymentRow },
  { reference, amount: most, at }: ToReturn,
  now: Date,
): Promise<number> {
  const part = await findUnbookedPart(transaction, paid)
  if (!part || part.amount === null || part.mayBeOfOther || part.since < at) return 0
  const amount = Math.min(part.amount, most)
  await bookPartOf(transaction, paid.payment, { reference, amount }, now)
  // Nobody has to see to it any more.
  if (amount === part.amount) await dismissPart(transaction, paid.payment.orderId)
  return amount
}

/** @param part.amount below zero where nothing of it is booked as gone back any more */
function bookPartOf(
  transaction: Transaction,
  { method }: PaymentRow,
  { reference, amount }: Pick<ToReturn, 'reference' | 'amount'>,
  now: Date,
): Promise<void> {
  const postings = [
    { kind: 'refunds_payable', amount: 0 - amount },
    { kind: 'clearing', of: method, amount },
  ] as const
  return bookLessOwed(transaction, lessOwed.part(reference), postings, now)
}

/** By how much less of a payment is owed back than came in, beside what was returned of it. */
export interface SetOff {
  deduction: Deduction | undefined
  /** What went back at its gateway in part, in whole rupiah. */
  part: number
}

/** @param owed what is owed back, by its reference in the ledger */
export async function findSetOff(executor: Executor, owed: string): Promise<SetOff> {
  const deduction = (await findDeductionsFrom(executor, [orderIn(owed)])).find((one) => one.owed === owed)
  return { deduction, part: await bookedPartOf(executor, lessOwed.part(owed)) }
}

/** Owes it back whole again, where all of it was transferred to its payer. Its order is locked, and the ledger. */
export async function removeSetOff(
  transaction: Transaction,
  payment: PaymentRow,
  owed: string,
  { deduction, part }: SetOff,
  now: Date,
): Promise<void> {
  if (deduction) await removeDeduction(transaction, deduction, now)
  if (part === 0) return
  await bookPartOf(transaction, payment, { reference: owed, amount: 0 - part }, now)
  await listPartAgain(transaction, payment.orderId)
}

/**
 * Sets off what is owed back of an order against what its payers have had of it already, whichever came first: what went back
 * at a gateway in part, and what was returned too much of the order, once that changes no more. They are told what is left.
 * The order is locked.
 * @param order the id of the invoice that holds its shipments
 * @param by the operator whose doing it is, or `gateway` or `system`
 * @param since what has just come in, or is owed again, by its reference in the ledger: its payer is told of it in any case
 */
export async function setOff(
  transaction: Transaction,
  order: number,
  by: string,
  now: Date,
  since?: string,
): Promise<void> {
  const owed = await findToReturnOfOrders(transaction, [order])
  if (owed.length === 0) return
  const held = await findInvoiceOf(transaction, order)
  if (!held) throw new Error('an invoice is gone')
  await lockLedger(transaction, held.customerId)
  const changed: { invoice: InvoiceRow; toReturn: ToReturn }[] = []
  for (const toReturn of owed) {
    const paid = await findPaid(transaction, toReturn.orderId)
    const part = await bookPart(transaction, paid, toReturn, now)
    const had = await findHadBefore(transaction, held)
    const most = toReturn.amount - part
    const deducted = await deductHadBefore(transaction, had, { owed: toReturn.reference, most }, by, now)
    if (part + deducted > 0 || toReturn.reference === since)
      changed.push({ invoice: paid.invoice, toReturn: { ...toReturn, amount: most - deducted } })
  }
  for (const { invoice, toReturn } of changed) {
    const { amount, of, at } = toReturn
    const received = { at, because: whyNotPaid(invoice, { amount: of, at }) }
    await notifyCustomer(transaction, invoice, 'refund', { amount, of, received }, now)
  }
}

/** The same of the order that is paid by a number, of which its gateway has said something. */
export async function setOffPayment(transaction: Transaction, orderId: string, now: Date): Promise<void> {
  const paid = await lockOrder(transaction, orderId)
  if (!paid) return
  const order = await orderIdOf(transaction, paid.invoice)
  await lockCartsOf(transaction, order)
  await setOff(transaction, order, 'gateway', now)
}

async function findPaid(executor: Executor, orderId: string) {
  const [paid] = await executor
    .select({ invoice: invoices, payment: payments })
    .from(payments)
    .innerJoin(invoices, eq(invoices.id, payments.invoiceId))
    .where(eq(payments.orderId, orderId))
  if (!paid) throw new Error('a payment is gone')
  return paid
}

/** The orders of which something is owed back, and too much was returned of them, which changes no more. */
export async function findToSetOff(executor: Executor): Promise<number[]> {
  const over = await findOverReturned(executor)
  const writtenOff = await executor
    .select({ id: invoices.id })
    .from(doublePayouts)
    .innerJoin(invoices, eq(invoices.code, orderOfPayout))
    .where(isNull(doublePayouts.recoveredAt))
  const open = new Set(over.filter(({ isOpen }) => isOpen).map(({ orderId }) => orderId))
  const had = [...over.map(({ orderId }) => orderId), ...writtenOff.map(({ id }) => id)]
  const owed = await findToReturnOfOrders(
    executor,
    had.filter((id) => !open.has(id)),
  )
  const orders = new Set<number>()
  for (const { orderId } of owed)
    orders.add(await orderIdOf(executor, (await findPaid(executor, orderId)).invoice))
  return [...orders]
}

/**
 * Sets off what has become both owed back and returned too much: an order has ended, a refund has been transferred, or what was
 * given back was not.
 */
export async function setOffOrders(ports: PaymentPorts): Promise<void> {
  for (const order of await findToSetOff(ports.database.database)) {
    await inTransaction(ports, async (transaction) => {
      await lockInvoice(transaction, order)
      await lockCartsOf(transaction, order)
      await setOff(transaction, order, 'system', await readClock(transaction))
    })
  }
}
