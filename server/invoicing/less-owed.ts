import { formatRupiah } from '@seberang/domain/format'
import { message } from '@seberang/domain/validation'
import { sql } from 'drizzle-orm'
import { rowsOf, type Executor, type Transaction } from '../database/database.ts'
import type { RefusedField } from '../refusal/refusal.ts'
import { findInvoiceOf } from './find.ts'
import { orderIdOf } from './lock.ts'
import { findPartOf } from './partly-taken-back.ts'
import type { InvoiceRow, PaymentRow } from './rows.ts'
import { bookLessOwed, lessOwed } from './to-return.ts'
import { findHadBefore, keepHadBefore, type HadBefore } from './write-off.ts'

/** How much less than what came in is owed back of an order, and how people are asked about that. */
export interface Less {
  /** What its customer has had of the order before: of its `amount`, once that changes no more, so much is kept. */
  had: HadBefore
  /** What of it went back at its gateway, and is not booked yet, in whole rupiah; zero where that may have been of another payment. */
  part: number
  doubts: RefusedField[]
}

/** What is booked as gone back at its gateway of the payments of an order that are here, in whole rupiah. */
async function bookedPartOf(executor: Executor, orderId: string): Promise<number> {
  const [found] = rowsOf<{ amount: string }>(
    await executor.execute(sql`
      select coalesce(-sum(entries.amount), 0) as amount from ledger_transactions booked
      join ledger_entries entries on entries.transaction_id = booked.id
      join ledger_accounts accounts on accounts.id = entries.account_id and accounts.kind = 'refunds_payable'
      where booked.kind = 'settlement_taken_back' and starts_with(booked.reference, ${`${orderId}:`})
        and split_part(booked.reference, '#', 2) = 'part'
        and not exists (
          select 1 from ledger_transactions undone
          where undone.kind = 'settlement_taken_back' and undone.reference = split_part(booked.reference, '#', 1))`),
  )
  return Number(found?.amount ?? 0)
}

export async function lessOf(
  executor: Executor,
  { invoice, payment }: { invoice: InvoiceRow; payment: PaymentRow },
): Promise<Less> {
  const order = (await findInvoiceOf(executor, await orderIdOf(executor, invoice))) ?? invoice
  const had = await findHadBefore(executor, order)
  const doubts: RefusedField[] = []
  const amount = had.amount || (had.over?.amount ?? 0)
  if (amount > 0) {
    const values = { amount: formatRupiah(amount), invoice: order.code }
    doubts.push({ field: 'order_id', reason: message('over_returned', values) })
  }
  // Where a payment of the same order pays its invoice, the part may be of that one.
  const isOfOther = payment.settledAt !== null && payment.settledAt.getTime() === invoice.paidAt?.getTime()
  const found = await findPartOf(executor, payment.orderId, { isDismissedToo: !isOfOther })
  const booked = await bookedPartOf(executor, payment.orderId)
  // The gateway names the sum of all parts.
  const part = found?.amount === null ? 0 : Math.max(0, (found?.amount ?? 0) - booked)
  if (part > 0 || (found?.amount === null && booked === 0)) {
    const values = { amount: part > 0 ? formatRupiah(part) : '?' }
    doubts.push({ field: 'order_id', reason: message('partly_returned', values) })
  }
  return { had, part: isOfOther ? 0 : part, doubts }
}

/** Books what is owed back no more of an order, as its payer has had it already. @param owed its reference in the ledger */
export async function bookLess(
  transaction: Transaction,
  { method }: Pick<PaymentRow, 'method'>,
  owed: string,
  { had, part }: Pick<Less, 'had' | 'part'>,
  operator: string,
  now: Date,
): Promise<void> {
  if (had.amount > 0) await keepHadBefore(transaction, had, owed, operator, now)
  if (part === 0) return
  const postings = [
    { kind: 'refunds_payable', amount: 0 - part },
    { kind: 'clearing', of: method, amount: part },
  ] as const
  await bookLessOwed(transaction, lessOwed.part(owed), postings, now)
}
