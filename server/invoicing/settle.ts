import { isPaidHere } from '@seberang/domain/api'
import { eq } from 'drizzle-orm'
import { loadCustomer } from '../customers/view.ts'
import { hour } from '../database/clock.ts'
import type { Executor, Transaction } from '../database/database.ts'
import { openStates, payments, type PaymentState } from '../database/schema/index.ts'
import type { Gateway, GatewayState } from '../gateway/gateway.ts'
import { lockLedger, reverse, type Booking } from '../ledger/ledger.ts'
import { PreparedTooEarly } from '../refusal/refusal.ts'
import { writeAudit } from '../security/audit.ts'
import { countUse } from '../security/rate-counters.ts'
import { nextChange } from '../shipments/changes.ts'
import { moveCart } from '../shipments/move.ts'
import { isReversed } from '../shipments/invoice-payments.ts'
import { lockCartsOf, lockInvoice } from './lock.ts'
import { writeNotice } from '../live/notices.ts'
import { endsItsInvoice, isGatewayMethod, paysAll } from './methods.ts'
import { noteCard } from './note-card.ts'
import { settleDifference } from './price-difference.ts'
import { notifyOfInvoice } from './notify.ts'
import { oweBack } from './owe-back.ts'
import { addAttempt, attemptsOf, changeAttempt, endAttempts, orderOf } from './attempts.ts'
import type { PaymentPorts } from './ports.ts'
import {
  lockOrder,
  paidForBy,
  payLaterTransaction,
  receiptReference,
  transactionIdIn,
  transferTransaction,
  walletTransaction,
  type ReportedPayment,
} from './reported-payment.ts'
import { bookSettlement, replaceSettlement, surplusOf } from './settlement.ts'
import { findToReturn, isMadeBySettlement, isReceiptBooked } from './to-return.ts'
import type { NextStep } from './texts/mail-about.ts'
import { takeBack, withdrawRefund } from './reversal.ts'
import { acceptWaiting } from './transfer-proofs.ts'
import { loseReturned } from './returned-money.ts'
import { leaveUnpaid } from './unpaid.ts'
import type { InvoiceRow, PaymentRow } from './rows.ts'

/** Result of a gateway notification; stored with it. */
export type Outcome =
  | 'unknown_order'
  | 'not_understood'
  | 'nothing_new'
  | 'pending'
  | 'paid'
  | 'refund_owed'
  | 'taken_back'
  | 'taken_back_too_late'
  | 'ended'

/**
 * Applies an order's state at the gateway: the only place where payments take effect. Works under the invoice's row
 * lock; duplicate, late and out-of-order reports are safe, and every rupiah received is booked.
 */
export async function applyGatewayState(
  transaction: Transaction,
  report: GatewayState,
  now: Date,
): Promise<Outcome> {
  if (report.state === 'unknown') return 'not_understood'
  const found = await lockOrder(transaction, report.order_id)
  // Transfers are settled by an operator, a wallet and what is paid later here: the gateway does not know their orders.
  if (!found || !isGatewayMethod(found.payment.method)) return 'unknown_order'
  const { payment } = found
  const reported = { ...found, report, by: 'gateway' as const }
  if (report.state === 'settled') return settle(transaction, reported, now)
  if (report.state === 'pending') return notePending(transaction, payment, report)
  const isBack = await wentBack(transaction, reported, report.state)
  if (isBack && (await loseReturned(transaction, reported, now))) return 'taken_back_too_late'
  if (payment.state === 'settled') return isBack ? takeBack(transaction, reported, now) : 'nothing_new'
  if (report.state === 'refunded')
    return isBack ? withdrawRefund(transaction, reported, now) : 'not_understood'
  if (isBack) {
    const withdrawn = await withdrawRefund(transaction, reported, now)
    if (!openStates.includes(payment.state)) return withdrawn
  }
  return endPayment(transaction, reported, report.state, now)
}

/**
 * Whether money went back to its payer: denied after all, or charged back; of what is booked here, also a card payment that
 * was voided, and one that was refunded at the gateway, which nothing here asks for.
 */
async function wentBack(
  transaction: Transaction,
  reported: ReportedPayment,
  state: Exclude<PaymentState, 'settled' | 'pending'>,
): Promise<boolean> {
  if (state === 'denied') return true
  if (state === 'expired') return false
  const { payment, report } = reported
  const isOwn = payment.state === 'settled' && payment.transactionId === report.transaction_id
  return isOwn || isReceiptBooked(transaction, receiptReference(reported))
}

/** Applies it, keeps the card of a new payment for whoever asked for that, and logs what a person has to see to. */
export async function applyReport(
  { log, secrets }: Pick<PaymentPorts, 'log' | 'secrets'>,
  transaction: Transaction,
  report: GatewayState,
  now: Date,
): Promise<Outcome> {
  const outcome = await applyGatewayState(transaction, report, now)
  if (outcome === 'paid' || outcome === 'refund_owed') await noteCard(transaction, secrets, report, now)
  if (outcome === 'taken_back_too_late')
    log.warn(
      { order: report.order_id },
      'the bank reversed a payment whose goods have left, or that was returned',
    )
  if (outcome === 'not_understood')
    log.warn(
      { order: report.order_id },
      'the gateway said of an order what is not understood here: look at it in its dashboard',
    )
  if (outcome === 'unknown_order' && report.state === 'settled')
    log.warn(
      { order: report.order_id, amount: report.amount },
      'the gateway has money of an order that is not known here',
    )
  return outcome
}

/**
 * Whether a notification only says what to ask the gateway for. Midtrans signs neither the transaction nor its status,
 * so whoever has one true notification of an order can make others: of further payments, or of a reversal.
 */
async function needsConfirmation(
  executor: Executor,
  payment: PaymentRow,
  report: GatewayState,
): Promise<boolean> {
  const { state, transaction_id, amount } = report
  if (!isGatewayMethod(payment.method)) return false
  if (state === 'denied' || state === 'cancelled' || state === 'refunded')
    return payment.state === 'settled' || isReceiptBooked(executor, receiptReference({ payment, report }))
  if (state !== 'settled') return false
  if (payment.state === 'settled') return payment.transactionId !== transaction_id || isReversed(payment)
  // The notification of an attempt's end may have the signature of a payment: Midtrans' cancellation has its status code.
  return !openStates.includes(payment.state) || payment.takenBackAt !== null || payment.amount !== amount
}

/** Maximum status requests to the gateway per order and hour, for what its notifications say. */
const maxStatusRequests = 30

/**
 * Asks the gateway that sends a notification about its order when it is only a hint, as all are that are not signed. Throws 429 for an order that was asked about
 * too often: a true notification is repeated by the gateway.
 * @returns undefined when it needs no answer
 */
export async function answerFor(
  ports: PaymentPorts,
  sender: Pick<Gateway, 'status' | 'signsNotifications'>,
  report: GatewayState,
): Promise<GatewayState | null | undefined> {
  const { database } = ports.database
  const [payment] = await database.select().from(payments).where(eq(payments.orderId, report.order_id))
  if (sender.signsNotifications && !(payment && (await needsConfirmation(database, payment, report))))
    return undefined
  await countUse(database, `gateway-status:${report.order_id}`, maxStatusRequests, hour, () =>
    ports.log.warn(
      { order: report.order_id },
      'too many notifications of an order need the state at the gateway',
    ),
  )
  // Only money is believed of another transaction than the one that is known here.
  const known = payment && report.state !== 'settled' ? orderOf(payment) : report
  return sender.status(known)
}

/** Throws PreparedTooEarly when the order has changed since, so that its notification now needs an answer. */
export async function requireConfirmed(transaction: Transaction, report: GatewayState): Promise<void> {
  const found = await lockOrder(transaction, report.order_id)
  if (found && (await needsConfirmation(transaction, found.payment, report))) throw new PreparedTooEarly()
}

/**
 * The attempt that a transfer to an invoice settles: its newest one by transfer. Where that is settled or there was none,
 * and the invoice is to be paid all the same, a new one: the bank has reversed another payment of it, before its goods had
 * left or after that.
 * @param isSure whether a transfer came although none was to
 * @returns undefined for an invoice that is not to be paid by a transfer
 */
export async function attemptOfTransfer(
  transaction: Transaction,
  invoiceId: number,
  isSure: boolean,
  now: Date,
): Promise<PaymentRow | undefined> {
  const [first] = await attemptsOf(transaction, invoiceId)
  const order = first && (await lockOrder(transaction, first.orderId))
  if (!order) return undefined
  const attempts = await attemptsOf(transaction, invoiceId)
  if (!isSure && !(await isTransferDue(transaction, attempts))) return undefined
  const newest = attempts.findLast(isTransfer)
  if (!newest) return addAttempt(transaction, order.invoice, 'manual', now, { isMade: true })
  const isSettled = newest.state === 'settled' && !isReversed(newest)
  const isToPay = order.invoice.status === 'pending' || attempts.some(isReversed)
  return isSettled && isToPay
    ? addAttempt(transaction, order.invoice, 'manual', now, { isMade: true })
    : newest
}

const isTransfer = ({ method }: PaymentRow) => method === 'manual'

/** One that an operator booked although none was to come, and took back, is no sign of another. */
async function isTransferDue(transaction: Transaction, attempts: readonly PaymentRow[]): Promise<boolean> {
  for (const attempt of attempts) {
    if (isReversed(attempt)) return true
    if (!isTransfer(attempt)) continue
    if (attempt.state === 'settled' || !(await isMadeBySettlement(transaction, attempt))) return true
  }
  return false
}

/**
 * Books a manual transfer that an operator has seen on the account.
 * @param seen.reference of its line in the bank statement, which was not booked for this invoice before
 * @param seen.amount what came in: the attempt's, or the invoice's alone; another one is owed back
 * @param seen.again books it also where another transfer is booked; there it is `nothing_new` otherwise, also when another
 *   operator booked that one while this one waited for the lock
 */
export async function applyTransfer(
  transaction: Transaction,
  orderId: string,
  {
    operator,
    reference,
    amount,
    again,
  }: { operator: string; reference: string; amount?: number; again: boolean },
  now: Date,
): Promise<{ invoice: InvoiceRow; outcome: Outcome; amount: number }> {
  const found = await lockOrder(transaction, orderId)
  if (!found) throw new Error('a transfer is gone')
  const { invoice, payment } = found
  if (payment.state === 'settled' && !isReversed(payment) && !again)
    return { invoice, outcome: 'nothing_new', amount: payment.amount }
  const line = transferTransaction(reference)
  // A line that was taken off it brings again what it brought.
  const isAgain = isReversed(payment) && payment.transactionId === line
  const report = { transaction_id: line, amount: isAgain ? payment.amount : (amount ?? payment.amount) }
  const toSettle =
    !isAgain && report.amount === invoice.total ? { ...payment, amount: invoice.total, surplus: 0 } : payment
  const reported = { invoice, payment: toSettle, report, by: 'operator', operator } as const
  const outcome = await settle(transaction, reported, now)
  return { invoice: await lockInvoice(transaction, invoice.id), outcome, amount: report.amount }
}

/**
 * Pays an invoice that is to be paid, or whose bank has reversed what paid it after the goods had left, with money that is
 * kept to be returned, as if it came in now. Its order is locked, with the shipments and the ledger.
 * @returns false where the invoice does not ask for that, or where it is not all there any more
 */
export async function applyKept(
  transaction: Transaction,
  { invoice, payment }: Pick<ReportedPayment, 'invoice' | 'payment'>,
  reference: string,
  operator: string,
  now: Date,
): Promise<boolean> {
  const isToPay = invoice.status === 'pending' || (await attemptsOf(transaction, invoice.id)).some(isReversed)
  const toReturn = (await findToReturn(transaction, [payment.orderId])).find(
    (one) => one.reference === reference,
  )
  if (!isToPay || !toReturn || toReturn.amount < toReturn.of) return false
  const { amount } = toReturn
  if (!paysAll(invoice, payment, amount)) return false
  const owed: Booking = { kind: 'refund_owed', reference }
  await reverse(transaction, owed, { kind: 'settlement_taken_back', reference }, now)
  const report = { transaction_id: transactionIdIn(payment, reference), amount }
  // Its attempt may be settled by this very money, which paid nothing.
  const toSettle = { ...payment, state: 'denied', amount, surplus: amount - invoice.total } as const
  const reported = { invoice, payment: toSettle, report, by: 'operator', operator } as const
  const outcome = await settle(transaction, reported, now)
  if (outcome !== 'paid') throw new Error(`what was kept did not pay ${invoice.code}`)
  return true
}

/**
 * Pays a locked, open invoice from its customer's wallet, which is locked and has the money (`lockWalletToPay`): at once,
 * as a gateway's settlement would.
 */
export async function applyWalletPayment(
  transaction: Transaction,
  invoice: InvoiceRow,
  now: Date,
): Promise<void> {
  const payment = await addAttempt(transaction, invoice, 'wallet', now)
  const report = { transaction_id: walletTransaction, amount: payment.amount }
  const outcome = await settle(transaction, { invoice, payment, report, by: 'gateway' }, now)
  if (outcome !== 'paid') throw new Error(`a wallet did not pay ${invoice.code}`)
  await writeNotice(transaction, invoice.customerId, 'wallet', invoice.code, now)
}

/**
 * The same with the credit of a company, which is locked.
 * @param credit.owed the invoice that is due for it later: what is told of the payment names that
 */
export async function applyPayLater(
  transaction: Transaction,
  invoice: InvoiceRow,
  credit: NonNullable<ReportedPayment['credit']>,
  now: Date,
): Promise<void> {
  const payment = await addAttempt(transaction, invoice, 'paylater', now)
  const report = { transaction_id: payLaterTransaction, amount: payment.amount }
  const outcome = await settle(transaction, { invoice, payment, report, by: 'gateway', credit }, now)
  if (outcome !== 'paid') throw new Error(`${invoice.code} was not paid later`)
}

async function settle(transaction: Transaction, reported: ReportedPayment, now: Date): Promise<Outcome> {
  const { invoice, payment, report, operator, credit } = reported
  // Nobody tells of what is paid here.
  const by = isPaidHere(payment.method) ? 'system' : reported.by
  // A repeated report of money that is booked already.
  if (payment.state === 'settled' && payment.transactionId === report.transaction_id) {
    if (!isReversed(payment)) return 'nothing_new'
    await endReversal(transaction, reported, now)
    return 'paid'
  }
  const receipt = receiptReference(reported)
  if (await isReceiptBooked(transaction, receipt)) return 'nothing_new'
  const reversed = (await attemptsOf(transaction, invoice.id)).find(isReversed)
  if (reversed && report.amount === payment.amount) return payAnew(transaction, reported, reversed, now)
  // What is paid later may be due less since the attempt was made.
  const isDue = report.amount === payment.amount && payment.amount - payment.surplus === invoice.total
  const settlesTheAttempt = isDue && payment.state !== 'settled'
  if (!settlesTheAttempt || invoice.status !== 'pending')
    return (await oweBack(transaction, reported, { settlesTheAttempt }, now)) ? 'refund_owed' : 'nothing_new'
  const held = await lockCartsOf(transaction, invoice.id)
  await lockLedger(transaction, invoice.customerId)
  if (!(await bookSettlement(transaction, reported, now))) return 'nothing_new'
  if (isTransfer(payment)) await acceptWaiting(transaction, invoice.id, operator ?? 'system', now)
  // Other open attempts have nothing left to pay.
  await endAttempts(transaction, invoice.id, 'cancelled')
  for (const loaded of held)
    await moveCart(transaction, loaded, 'paid', { by, ...(operator && { operator }) }, now)
  const { language } = await loadCustomer(transaction, invoice.customerId)
  const surplus = surplusOf(reported)
  // Computed from `held`, loaded while the invoice was still open; the differences are settled below.
  const changes = held.flatMap((loaded) => nextChange(loaded, language) ?? [])
  const following = changes.filter(({ amount }) => amount > 0)
  const isOrderUnpaid =
    invoice.addsTo !== null && (await lockInvoice(transaction, invoice.addsTo)).status !== 'paid'
  const next: NextStep | undefined = isOrderUnpaid
    ? 'order_first'
    : invoice.type === 'paylater'
      ? 'goes_on'
      : undefined
  const paid = { following, surplus, ...(next && { next }) }
  if (credit) {
    await notifyOfInvoice(transaction, credit.owed, 'paid_later', { ...paid, of: invoice.code }, now)
    await writeNotice(transaction, invoice.customerId, 'invoice', invoice.code, now)
  } else await notifyOfInvoice(transaction, invoice, 'paid', paid, now)
  // Shipments may have been measured while the invoice was open.
  for (const loaded of await lockCartsOf(transaction, invoice.id))
    await settleDifference(transaction, loaded, now)
  if (invoice.type === 'topup' || surplus > 0)
    await writeNotice(transaction, invoice.customerId, 'wallet', invoice.code, now)
  return 'paid'
}

/** Another payment comes for one that was reversed after its goods had left, and takes its place. */
async function payAnew(
  transaction: Transaction,
  reported: ReportedPayment,
  reversed: PaymentRow,
  now: Date,
): Promise<Outcome> {
  const { invoice } = reported
  await lockCartsOf(transaction, invoice.addsTo ?? invoice.id)
  await replaceSettlement(transaction, reported, reversed, now)
  await endReversal(transaction, reported, now)
  return 'paid'
}

/**
 * What was reversed after its goods had left, or once it was spent, is paid again, and its customer is written to: what waited for it
 * is settled.
 */
async function endReversal(transaction: Transaction, reported: ReportedPayment, now: Date): Promise<void> {
  const { invoice, payment, operator } = reported
  const next = invoice.type === 'topup' ? 'in_wallet' : 'goes_on'
  const paid = { following: [], surplus: surplusOf(reported), next } as const
  await notifyOfInvoice(transaction, invoice, 'paid', paid, now)
  await changeAttempt(transaction, payment, { takenBackAt: null })
  const held = await lockCartsOf(transaction, invoice.addsTo ?? invoice.id)
  const detail = { invoice: invoice.code, order: payment.orderId, amount: payment.amount }
  for (const { cart } of paidForBy(invoice, held)) {
    const entry = { actor: operator ?? 'gateway', action: 'reversal_ended', subject: cart.code, detail }
    await writeAudit(transaction, entry, now)
  }
  await lockLedger(transaction, invoice.customerId)
  for (const loaded of held) await settleDifference(transaction, loaded, now)
}

async function notePending(
  transaction: Transaction,
  payment: PaymentRow,
  report: ReportedPayment['report'],
): Promise<Outcome> {
  // A late report: the order has moved on.
  if (!openStates.includes(payment.state)) return 'nothing_new'
  await changeAttempt(transaction, payment, { state: 'pending', transactionId: report.transaction_id })
  return 'pending'
}

async function endPayment(
  transaction: Transaction,
  { invoice, payment, report }: ReportedPayment,
  state: 'denied' | 'cancelled' | 'expired',
  now: Date,
): Promise<Outcome> {
  if (!openStates.includes(payment.state)) return 'nothing_new'
  await changeAttempt(transaction, payment, { state, transactionId: report.transaction_id })
  if (invoice.status !== 'pending') return 'ended'
  if (!endsItsInvoice(payment.method, invoice.type)) {
    await writeNotice(transaction, invoice.customerId, 'invoice', invoice.code, now)
    return 'ended'
  }
  await leaveUnpaid(transaction, invoice, state === 'expired' ? 'deadline' : state, now)
  return 'ended'
}
