import type {
  OpsBill,
  OpsBilled,
  OpsSettle,
  OpsSettled,
  OpsUnbill,
  OpsUnbilled,
  OpsUnsettle,
  OpsUnsettled,
} from '@seberang/domain/api'
import { formatRupiah } from '@seberang/domain/format'
import { localMinute } from '@seberang/domain/time'
import { message } from '@seberang/domain/validation'
import type { Executor, Transaction } from '../../database/database.ts'
import { loadCustomer } from '../../customers/view.ts'
import { loadItems } from '../../invoicing/items.ts'
import { lockInvoice } from '../../invoicing/lock.ts'
import { conflict, notFound, type Refusal, type RefusedField } from '../../refusal/refusal.ts'
import { requireSure } from '../../refusal/sure.ts'
import { billShipment } from '../../invoicing/price-difference.ts'
import { applyTransfer, attemptOfTransfer } from '../../invoicing/settle.ts'
import { attemptsOf } from '../../invoicing/attempts.ts'
import {
  findTransfersOf,
  findTransfersWith,
  noteTransfer,
  removeTransfer,
  type BankTransfer,
} from '../../invoicing/bank-transfers.ts'
import { findBookedLines, findBookedTransfer } from '../../invoicing/booked-transfer.ts'
import { takeBackTransfer } from '../../invoicing/reversal.ts'
import type { InvoiceRow, PaymentRow } from '../../invoicing/rows.ts'
import { bookedField, otherUses } from '../../invoicing/used-reference.ts'
import { findUnpaidOf } from '../../invoicing/waiting-money.ts'
import { withdrawCharge } from '../../invoicing/withdraw.ts'
import { isReversed } from '../../shipments/invoice-payments.ts'
import { loadCart } from '../../shipments/load.ts'
import { refuseDoubtfulCharge } from './doubts.ts'
import { personOf } from './find.ts'
import { lockCart } from '../../shipments/lock.ts'
import { findInvoice } from './store.ts'

/** Issues an additional invoice by hand. */
export async function billParcel(
  transaction: Transaction,
  code: string,
  input: OpsBill,
  now: Date,
): Promise<Omit<OpsBilled, 'action'>> {
  const loaded = await loadCart(transaction, await lockCart(transaction, code))
  refuseDoubtfulCharge(input, loaded.agreed, now)
  const invoice = await billShipment(transaction, loaded, input, now)
  const { suite, name } = personOf(await loadCustomer(transaction, invoice.customerId))
  return { cart_code: code, invoice_code: invoice.code, total: invoice.total, suite, name }
}

/** Withdraws a charge that is not paid. */
export async function unbillParcel(
  transaction: Transaction,
  code: string,
  { reason }: OpsUnbill,
  now: Date,
): Promise<Omit<OpsUnbilled, 'action'>> {
  const { invoice, cartCode } = await withdrawCharge(transaction, code, reason, now)
  return { invoice_code: code, cart_code: cartCode, total: invoice.total, status: invoice.status }
}

/**
 * Notes that a line of the bank statement pays an invoice. Throws 409 for one that was booked for it before.
 * @returns doubts: it was booked for other invoices, and one transfer may pay all of them, or noted for something else
 */
async function bookLine(
  transaction: Transaction,
  reference: string,
  invoiceId: number,
  operator: string,
  now: Date,
): Promise<RefusedField[]> {
  const others = await otherUses(transaction, reference)
  for (;;) {
    const booked = await findTransfersWith(transaction, reference)
    const own = booked.find((one) => one.invoiceId === invoiceId)
    if (own) throw await refusalOfBooked(transaction, invoiceId, [own], 'reference')
    // One of those before may have been taken back.
    const earlierUses = 1 + Math.max(-1, ...booked.map((one) => one.earlierUses))
    const line = { reference, earlierUses, invoiceId, operator, bookedAt: now }
    if (await noteTransfer(transaction, line))
      return [...others, ...booked.map((other) => bookedField(other))]
  }
}

/** 409 that names a line that is booked for the invoice, of several the one that paid it: the others are owed back. */
async function refusalOfBooked(
  transaction: Transaction,
  invoiceId: number,
  lines: readonly BankTransfer[],
  field: 'reference' | 'again',
): Promise<Refusal> {
  const refusalOf = (key: 'already_paid' | 'transfer_owed_back', line: BankTransfer) =>
    conflict(key, { fields: [bookedField(line, field)] })
  const references = lines.map(({ reference }) => reference)
  const booked = await findBookedLines(transaction, invoiceId, references)
  const paid = lines.find(({ reference }) => booked.get(reference)?.outcome === 'paid')
  if (paid) return refusalOf('already_paid', paid)
  const [first] = lines
  return first ? refusalOf('transfer_owed_back', first) : conflict('already_paid')
}

/** How many open invoices of an amount are named. */
const maxNamed = 3

/** That an invoice asks for another amount, and which open ones ask for just this one. */
async function otherAmount(
  executor: Executor,
  { code, total }: Pick<InvoiceRow, 'code' | 'total'>,
  amount: number,
): Promise<RefusedField> {
  const values = { given: formatRupiah(amount), invoice: code, total: formatRupiah(total) }
  const others = await findUnpaidOf(executor, amount, maxNamed)
  const named = others.map((one) => `${one.invoice_code} (${one.suite}, ${one.name})`).join(', ')
  return {
    field: 'amount',
    reason:
      named === ''
        ? message('amount_differs', values)
        : message('amount_of_other', { ...values, others: named }),
  }
}

/**
 * That a transfer pays nothing, since its invoice is over, or was paid in another way: it is owed back. Another transfer of
 * one that a transfer has paid is told from that by `again`.
 */
async function tooLateDoubts(
  executor: Executor,
  { id, code, status, paidAt, endedAt }: InvoiceRow,
  expected: PaymentRow | undefined,
): Promise<RefusedField[]> {
  if (status === 'pending' || expected?.state === 'settled') return []
  if ((await attemptsOf(executor, id)).some(isReversed)) return []
  const reason =
    status === 'paid'
      ? message('paid_otherwise', { invoice: code, at: localMinute(paidAt) })
      : message('invoice_over', { invoice: code, at: localMinute(endedAt) })
  return [{ field: 'invoice_code', reason }]
}

/**
 * Records the arrival of a manual transfer, also where another payment method was chosen later, or in place of a payment
 * that the bank has reversed after its goods had left. An expired or cancelled invoice stays so, and the money is owed
 * back; so is what came in besides another payment.
 * Throws 409 where a transfer is booked already unless this is another one (`again`) that is not booked either, and 422
 * `doubtful` with all that is doubted: another amount than the invoice asks for, a transfer that was booked for another
 * invoice, an invoice that is over or paid in another way, and one that was never to be paid by a transfer. Once `sure`
 * confirms exactly these, all are booked; another amount is owed back, and refused with 409 for an invoice that was never to
 * be paid by a transfer.
 */
export async function settleTransfer(
  transaction: Transaction,
  code: string,
  { amount, again = false, sure, reference }: OpsSettle,
  operator: string,
  now: Date,
): Promise<Omit<OpsSettled, 'action'>> {
  const found = await findInvoice(transaction, code)
  if (!found) throw notFound()
  const ofLine = await bookLine(transaction, reference, found.id, operator, now)
  const expected = await attemptOfTransfer(transaction, found.id, false, now)
  // With its order locked: until then, what it asks for could have been lowered.
  const locked = await lockInvoice(transaction, found.id)
  const { total } = locked
  const amountDue = expected?.amount ?? total
  const isWhole = amount === undefined || amount === amountDue || amount === total
  // Of another amount it would take the place of what the customer is paying with.
  if (!expected && !isWhole) throw conflict('not_a_transfer')
  const tooLate = await tooLateDoubts(transaction, locked, expected)
  const doubts = [
    ...ofLine,
    ...tooLate,
    ...(expected || tooLate.length > 0 ? [] : [{ field: 'invoice_code', reason: 'not_a_transfer' }]),
    ...(isWhole ? [] : [await otherAmount(transaction, { code, total: amountDue }, amount)]),
  ]
  requireSure(doubts, [code, reference], sure)
  const newest = expected ?? (await attemptOfTransfer(transaction, found.id, true, now))
  if (!newest) throw conflict('not_a_transfer')
  const seen = { operator, reference, ...(amount !== undefined && { amount }), again }
  const { invoice, outcome, amount: booked } = await applyTransfer(transaction, newest.orderId, seen, now)
  if (outcome !== 'paid' && outcome !== 'refund_owed') {
    const others = (await findTransfersOf(transaction, found.id)).filter((one) => one.reference !== reference)
    throw await refusalOfBooked(transaction, found.id, others, 'again')
  }
  const { suite, name } = personOf(await loadCustomer(transaction, invoice.customerId))
  const line = await findBookedTransfer(transaction, found.id, reference)
  const items = await loadItems(transaction, [invoice.id])
  return {
    invoice_code: code,
    type: invoice.type,
    status: invoice.status,
    outcome,
    amount: booked,
    ...(outcome === 'refund_owed' && { to_return: line?.toReturn ?? 0 }),
    suite,
    name,
    shipments: items.map(({ item, cart }) => ({
      cart_code: cart.code,
      title: item.title,
      status: cart.status,
      received_at: cart.receivedAt?.toISOString() ?? null,
    })),
  }
}

/**
 * Takes back a transfer that was booked on the wrong invoice, whose line in the bank statement is free again. Throws 409 for
 * one that is not booked for it or that was returned, and 422 `doubtful` for one whose goods have left, whose top-up is spent,
 * or that has perhaps been returned, unless `sure`.
 */
export async function unsettleTransfer(
  transaction: Transaction,
  code: string,
  { reference, sure }: OpsUnsettle,
  operator: string,
  now: Date,
): Promise<Omit<OpsUnsettled, 'action'>> {
  const found = await findInvoice(transaction, code)
  if (!found) throw notFound()
  const isBooked = await removeTransfer(transaction, { invoiceId: found.id, reference })
  const taken = isBooked && (await takeBackTransfer(transaction, found, { operator, reference, sure }, now))
  if (!taken) throw conflict('transfer_not_booked')
  const { invoice, outcome, amount, isLeft } = taken
  if (outcome === 'returned') throw conflict('money_returned')
  const { suite, name } = personOf(await loadCustomer(transaction, invoice.customerId))
  const answer = { invoice_code: code, status: invoice.status, outcome, amount, suite, name }
  return isLeft ? { ...answer, reversed: true } : answer
}
