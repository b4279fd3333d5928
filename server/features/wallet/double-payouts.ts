import type { OpsDoublePayout } from '@seberang/domain/api'
import { formatName, formatRupiah, formatSuite } from '@seberang/domain/format'
import { localMinute } from '@seberang/domain/time'
import { message } from '@seberang/domain/validation'
import { loadCustomer } from '../../customers/view.ts'
import type { Executor, Transaction } from '../../database/database.ts'
import {
  bookDoublePayout,
  findDoublePayoutsOf,
  lostBefore,
  removeDoublePayout,
} from '../../invoicing/double-payouts.ts'
import { findTransfersWith } from '../../invoicing/bank-transfers.ts'
import { findBookedTransfer } from '../../invoicing/booked-transfer.ts'
import type { OverReturned } from '../../invoicing/over-returned.ts'
import { dismissPart } from '../../invoicing/partly-taken-back.ts'
import { bookedField, otherUses, payoutDoubts } from '../../invoicing/used-reference.ts'
import {
  findGivenBackOf,
  findOpenLoss,
  lockOrderOfLoss,
  lockOverReturned,
  removeWriteOff,
  writeOffOverReturned,
} from '../../invoicing/write-off.ts'
import { book, lockLedger, reverse } from '../../ledger/ledger.ts'
import { findNumbered } from '../../ledger/numbered.ts'
import { conflict, notFound, type RefusedField } from '../../refusal/refusal.ts'
import { requireSure } from '../../refusal/sure.ts'
import type { Payout } from './recorded-as-paid.ts'
import { lockDoublePayout, noteRecovered } from './store.ts'

/** A withdrawal or a refund that was being transferred when its money went back, or that another transfer has paid. */
export interface Returned {
  id: string
  /** What the bank was to transfer, in whole rupiah. */
  amount: number
  at: Date | null
  /** Of the transfer that has paid it. */
  paidBy?: string
  /** Nothing went back of it: it was no longer due, since its payment was taken back. */
  isNotDue?: boolean
}

/** The references of all transfers that are noted beside the one that paid it, as people read them. */
export async function shownDoublePayouts(executor: Executor, id: string): Promise<string | null> {
  const noted = await findDoublePayoutsOf(executor, id)
  return noted.length === 0 ? null : noted.map(({ reference }) => reference).join(', ')
}

/** Throws 409 for what a bank transferred twice: which of both paid it stays until the other one is dismissed. */
export async function requireOneTransfer(executor: Executor, id: string): Promise<void> {
  const reference = await shownDoublePayouts(executor, id)
  if (reference === null) return
  const reason = message('transferred_twice', { id, reference })
  throw conflict('conflict', { fields: [{ field: 'id', reason }] })
}

/** What another transfer than this has paid. */
export function paidByOther(
  { id, status, toPay, reference: paidBy, endedAt }: Payout,
  reference: string,
): Returned | undefined {
  if (status !== 'paid' || paidBy === null || paidBy === reference) return undefined
  return { id, amount: toPay, at: endedAt, paidBy }
}

/**
 * Books a transfer of what had gone back, or was paid before, as a loss, which an operator is sure of. Its withdrawal or refund
 * is locked. Throws 409 for a transfer that paid something else, and 422 `doubtful` unless `sure`.
 */
export async function payReturned(
  transaction: Transaction,
  returned: Returned,
  { sure, ...transfer }: { reference: string; operator: string; sure: string | undefined },
  now: Date,
): Promise<void> {
  const { id, amount, at, paidBy, isNotDue = false } = returned
  const values = { amount: formatRupiah(amount), at: localMinute(at) }
  const reason =
    paidBy === undefined
      ? message(isNotDue ? 'refund_not_due' : 'returned_before', values)
      : message('paid_before', { ...values, reference: paidBy })
  const noted = (await findDoublePayoutsOf(transaction, id)).map(lostBefore)
  const before = [reason, ...noted].map((text): RefusedField => ({ field: 'id', reason: text }))
  const doubts = [...before, ...(await payoutDoubts(transaction, transfer.reference))]
  requireSure(doubts, [id, transfer.reference], sure)
  await bookDoublePayout(transaction, returned, transfer, now)
}

const whoseOf = ({
  customerId,
  firstName,
  lastName,
}: {
  customerId: number
  firstName: string
  lastName: string
}) => ({
  suite: formatSuite(customerId),
  name: formatName({ first_name: firstName, last_name: lastName }),
})

/** Locks one, and the order that it is of: a payment of that may end it. Throws 404 for none. */
async function lockNoted(transaction: Transaction, id: string) {
  await lockOrderOfLoss(transaction, id)
  const found = await lockDoublePayout(transaction, id)
  if (!found) throw notFound()
  const { firstName, lastName } = await loadCustomer(transaction, found.customerId)
  const { row, isOfOrder, customerId } = found
  const whose = whoseOf({ customerId, firstName, lastName })
  // What was returned too much of an order is of no transfer.
  return { ...row, reference: isOfOrder ? null : row.reference, isOfOrder, customerId, whose }
}

/** The same of one that is still a loss. Throws 409 for one that was given back. */
async function lockOpen(transaction: Transaction, id: string) {
  const found = await lockNoted(transaction, id)
  if (found.recoveredAt !== null) throw conflict('already_recovered')
  return found
}

/**
 * That a line of the bank statement was booked for something else already: one transfer may be for both. Of two at once, the
 * second sees what the first has noted. Throws 409 for one that is owed back to its payer, or was returned to them: its money
 * is theirs.
 */
async function lineDoubts(transaction: Transaction, reference: string): Promise<RefusedField[]> {
  const others = await otherUses(transaction, reference)
  const lines = await findTransfersWith(transaction, reference)
  for (const { invoiceId, invoiceCode: invoice } of lines) {
    const booked = await findBookedTransfer(transaction, invoiceId, reference)
    if (booked === undefined || booked.outcome === 'paid') continue
    const reason = message('line_owed_back', { amount: formatRupiah(booked.amount), reference, invoice })
    throw conflict('conflict', { fields: [{ field: 'reference', reason }] })
  }
  return [...lines.map((line) => bookedField(line)), ...others]
}

/** What was returned too much of an order, locked. Throws 409 while the order can still be paid, or a refund is on its way. */
async function lockOver(transaction: Transaction, code: string): Promise<OverReturned | undefined> {
  const over = await lockOverReturned(transaction, code)
  if (over?.isOpen) throw conflict('over_returned_open')
  return over
}

/**
 * Books that a customer has given back what a bank had transferred to them twice, or what was returned too much of an order.
 * Throws 404 and 409 as `lockOver`, `lockOpen` and `lineDoubts` do, and 422 `doubtful` for a line that was booked for something
 * else, unless `sure`.
 */
export async function recoverDoublePayout(
  transaction: Transaction,
  {
    id,
    reference,
    operator,
    sure,
  }: { id: string; reference: string; operator: string; sure: string | undefined },
  now: Date,
): Promise<OpsDoublePayout> {
  const doubts = await lineDoubts(transaction, reference)
  const over = await lockOver(transaction, id)
  const payoutId = over
    ? await writeOffOverReturned(transaction, over, over.amount, operator, now)
    : ((await findOpenLoss(transaction, id)) ?? id)
  const { amount, reference: paidBy, whose } = await lockOpen(transaction, payoutId)
  requireSure(doubts, [id, reference, 'recovered'], sure)
  await noteRecovered(transaction, payoutId, {
    recoveredReference: reference,
    recoveredBy: operator,
    recoveredAt: now,
  })
  // It may have been recorded before, by mistake.
  const { next } = await findNumbered(transaction, { kind: 'double_payout_recovered', reference: payoutId })
  const postings = [
    { kind: 'bank_payout', amount: 0 - amount },
    { kind: 'revenue', amount },
  ] as const
  await book(transaction, 'double_payout_recovered', next, postings, now)
  return { payout_id: id, amount, reference: paidBy, ...whose }
}

/**
 * Takes back that a customer gave something back, which was recorded by mistake: it is a loss again, and of an order listed
 * as before. Throws 404 as `lockNoted` does, 409 for one that was not given back by that line.
 */
export async function unrecoverDoublePayout(
  transaction: Transaction,
  { id, reference }: { id: string; reference: string },
  now: Date,
): Promise<OpsDoublePayout> {
  const payoutId = (await findGivenBackOf(transaction, id, reference)) ?? id
  const noted = await lockNoted(transaction, payoutId)
  // Where it is of an order, other bookings follow.
  if (noted.isOfOrder) await lockLedger(transaction, noted.customerId)
  const { amount, isOfOrder, reference: paidBy, recoveredReference, whose } = noted
  if (recoveredReference !== reference) throw conflict('not_paid_by_it')
  await noteRecovered(transaction, payoutId, {
    recoveredReference: null,
    recoveredBy: null,
    recoveredAt: null,
  })
  const { newest } = await findNumbered(transaction, { kind: 'double_payout_recovered', reference: payoutId })
  const unrecovered = { kind: 'double_payout_unrecovered', reference: newest } as const
  await reverse(transaction, { kind: 'double_payout_recovered', reference: newest }, unrecovered, now)
  if (isOfOrder) await removeWriteOff(transaction, payoutId, now)
  return { payout_id: id, amount, reference: paidBy, ...whose }
}

/**
 * Takes back that a bank transferred something twice, which was noted by mistake; writes off what was returned too much of an
 * order; or takes an order off the list of which a part went back at its gateway: a person has seen to it. Throws 404 and 409
 * as `lockOver` and `lockOpen` do, and 409 for what was written off before.
 */
export async function dismissDoublePayout(
  transaction: Transaction,
  { id, operator }: { id: string; operator: string },
  now: Date,
): Promise<OpsDoublePayout> {
  const part = await dismissPart(transaction, id)
  if (part) return { payout_id: id, amount: part.amount, reference: null, ...whoseOf(part) }
  const over = await lockOver(transaction, id)
  if (over) {
    await writeOffOverReturned(transaction, over, over.amount, operator, now)
    return { payout_id: id, amount: over.amount, reference: null, ...whoseOf(over) }
  }
  const { amount, isOfOrder, reference, whose } = await lockOpen(transaction, id)
  if (isOfOrder) throw conflict('written_off')
  await removeDoublePayout(transaction, id, now)
  return { payout_id: id, amount, reference, ...whose }
}
