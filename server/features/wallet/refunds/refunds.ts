import type { OpsRefund, Refund, RefundInput, RefundTerms } from '@seberang/domain/api'
import { formatRupiah, formatSuite } from '@seberang/domain/format'
import { localMinute } from '@seberang/domain/time'
import { message } from '@seberang/domain/validation'
import { canRefundBecome, maskAccountNumber, type RefundStatus } from '@seberang/domain/wallet'
import { readableCode } from '../../../base/ids.ts'
import { fullName } from '../../../customers/full-name.ts'
import { loadCustomer } from '../../../customers/view.ts'
import type { Executor, Transaction } from '../../../database/database.ts'
import type { PageQuery } from '../../../database/page.ts'
import { findOwnFiles } from '../../../files/find.ts'
import type { Services } from '../../../http/services.ts'
import { findBankFileOf } from '../../../invoicing/bank-file-of.ts'
import { findInvoiceOf, requireOwnInvoice } from '../../../invoicing/find.ts'
import { loadItems } from '../../../invoicing/items.ts'
import { lockCartsOf, lockInvoice } from '../../../invoicing/lock.ts'
import { freeDeduction } from '../../../invoicing/owe-back.ts'
import { findPartsOfPaid } from '../../../invoicing/partly-taken-back.ts'
import {
  keptForBank,
  loadRefundable,
  type RefundableCart,
  type RefundRow,
} from '../../../invoicing/refundable.ts'
import {
  bookRefund,
  bookRefundPaid,
  bookRefundReturned,
  isRefundDue,
  undoIfUnpaid,
} from '../../../invoicing/refunds.ts'
import { orderIn } from '../../../invoicing/reported-payment.ts'
import { lockLedger } from '../../../ledger/ledger.ts'
import { findNumbered } from '../../../ledger/numbered.ts'
import type { PayoutRequest, PayoutState } from '../../../payouts/payout.ts'
import { conflict, FieldChecks, notFound, refusedField, type RefusedField } from '../../../refusal/refusal.ts'
import { findDeductions, isGivenBack, undoWriteOffs } from '../../../invoicing/write-off.ts'
import { requireSure } from '../../../refusal/sure.ts'
import { findOwnCart } from '../../../shipments/find.ts'
import { loadCarts, type LoadedCart } from '../../../shipments/load.ts'
import { lockCarts } from '../../../shipments/lock.ts'
import { needsReview, ownerDoubts } from '../account-owner.ts'
import { requireInNoFile, transferDoubts, type HandedOver } from '../being-transferred.ts'
import { bankName } from '../../../reference/banks.ts'
import {
  paidByOther,
  payReturned,
  requireOneTransfer,
  shownDoublePayouts,
  type Returned,
} from '../double-payouts.ts'
import { openRecipient, sealRecipient } from '../recipient.ts'
import { undoPaid, type Mistaken, type Payout } from '../recorded-as-paid.ts'
import { lockBankAccount } from '../store.ts'
import { payoutDoubts } from '../../../invoicing/used-reference.ts'
import type { Transferred } from '../withdrawals.ts'
import {
  changeRefund,
  findOpenRefunds,
  findRefund,
  findRefunded,
  findRefunds,
  findRefundsOf,
  insertRefund,
  lockRefund,
  type NamedRefund,
} from './store.ts'
import { tellOfRefund } from './tell.ts'

type Ports = Pick<Services, 'secrets' | 'config'>

const toWallet = 'wallet'

function viewRefund(
  { secrets }: Pick<Services, 'secrets'>,
  { row, cartCode, invoiceCode, title, reduced }: NamedRefund,
): Refund {
  const { bankAccountId, bankCode } = row
  const to =
    bankAccountId === null || bankCode === null
      ? toWallet
      : {
          id: bankAccountId,
          bank_code: bankCode,
          bank: bankName(bankCode),
          ...openRecipient(secrets, row.recipient),
          is_main: false,
          is_own: !row.needsReview,
        }
  return {
    id: row.id,
    cart_code: cartCode,
    invoice_code: invoiceCode,
    title,
    reason: row.reason,
    description: row.description,
    files: row.files,
    to,
    requested_amount: row.requestedAmount,
    amount: row.amount,
    ...(reduced > 0 && { reduced }),
    status: row.status,
    ...(row.answer !== null && { answer: row.answer }),
    ...(row.bounced !== null && { bounced: row.bounced }),
    created_at: row.createdAt.toISOString(),
    decided_at: row.decidedAt?.toISOString() ?? null,
    ended_at: row.endedAt?.toISOString() ?? null,
    undone_at: row.undoneAt?.toISOString() ?? null,
  }
}

async function named(executor: Executor, { id }: Pick<RefundRow, 'id'>): Promise<NamedRefund> {
  const found = await findRefund(executor, id)
  if (!found) throw notFound()
  return found
}

/** Throws 404 for an order that is not the customer's. */
export async function listRefunds(
  executor: Executor,
  services: Ports,
  { customerId, invoice_code }: { customerId: number; invoice_code: string | undefined },
  page: PageQuery,
): Promise<{ count: number; results: Refund[] }> {
  const order =
    invoice_code === undefined ? undefined : await requireOwnInvoice(executor, customerId, invoice_code)
  const which = { customerId, invoiceId: order && (order.addsTo ?? order.id) }
  const { count, rows } = await findRefundsOf(executor, which, page)
  return { count, results: rows.map((row) => viewRefund(services, row)) }
}

/** What may be returned of each shipment that an invoice is for; nothing of one that is not paid. */
export async function refundTerms(
  executor: Executor,
  customerId: number,
  invoiceCode: string,
): Promise<RefundTerms[]> {
  const invoice = await requireOwnInvoice(executor, customerId, invoiceCode)
  const order = invoice.addsTo === null ? invoice : await findInvoiceOf(executor, invoice.addsTo)
  if (order?.paidAt == null || order.status !== 'paid') return []
  const items = await loadItems(executor, [invoice.id])
  const rows = items.map(({ cart }) => cart).filter((cart) => cart.invoiceId === order.id)
  const open = await findOpenRefunds(
    executor,
    rows.map(({ id }) => id),
  )
  const terms: RefundTerms[] = []
  for (const loaded of await loadCarts(executor, rows)) {
    const { paid, returned, left, leftToBank } = await loadRefundable(executor, loaded)
    terms.push({
      cart_code: loaded.cart.code,
      invoice_code: order.code,
      title: items.find(({ cart }) => cart.id === loaded.cart.id)?.item.title ?? '',
      paid,
      paid_at: order.paidAt.toISOString(),
      returned,
      left,
      left_to_bank: leftToBank,
      open: open.get(loaded.cart.id) ?? null,
    })
  }
  return terms
}

type Subject = Pick<RefundInput, 'cart_code' | 'invoice_code'>

/** The order of what a refund is asked for. Throws 422 for what is not the customer's. */
async function orderOf(executor: Executor, customerId: number, { cart_code, invoice_code }: Subject) {
  if (invoice_code !== undefined) {
    const invoice = await findInvoiceOf(executor, invoice_code)
    if (invoice?.customerId !== customerId) throw refusedField('invoice_code', 'not_yours')
    return { orderId: invoice.addsTo ?? invoice.id, invoice }
  }
  if (cart_code === undefined) throw refusedField('cart_code', 'required')
  const found = await findOwnCart(executor, customerId, cart_code)
  if (!found) throw refusedField('cart_code', 'not_yours')
  if (found.cart.invoiceId === null) throw conflict('not_paid')
  return { orderId: found.cart.invoiceId, invoice: undefined }
}

/** Of a locked order, the shipment that a refund is asked for. Throws 422 where it has to be named. */
async function shipmentOf(
  transaction: Transaction,
  { cart_code }: Subject,
  { orderId, invoice }: Awaited<ReturnType<typeof orderOf>>,
): Promise<LoadedCart> {
  const held = await lockCartsOf(transaction, orderId)
  const billed = new Set(
    invoice && (await loadItems(transaction, [invoice.id])).map(({ item: { cartId } }) => cartId),
  )
  const offered = held.filter(
    ({ cart }) =>
      (invoice === undefined || billed.has(cart.id)) && (cart_code === undefined || cart.code === cart_code),
  )
  const [loaded, ...others] = offered
  if (loaded && others.length === 0) return loaded
  if (!loaded && cart_code === undefined) throw conflict('not_paid')
  throw refusedField('cart_code', loaded ? 'required' : 'not_yours')
}

const mostOf = ({ left, leftToBank }: RefundableCart, toBank: boolean): number => (toBank ? leftToBank : left)

/**
 * Asks for money back of a shipment. Throws 409 where nothing of it is paid, nothing is left, or a refund is open; 422 for
 * more than is left. Lock order: the bank account, the order and its shipments, the customer.
 */
export async function requestRefund(
  transaction: Transaction,
  services: Services,
  { input, customerId }: { input: RefundInput; customerId: number },
  now: Date,
): Promise<Refund> {
  const { reason, description, amount, to, files } = input
  const toBank = to !== toWallet
  const account = toBank ? await lockBankAccount(transaction, { customerId, id: to }, 'share') : undefined
  const order = await orderOf(transaction, customerId, input)
  const { status } = await lockInvoice(transaction, order.orderId)
  if (status !== 'paid') throw conflict('not_paid')
  const loaded = await shipmentOf(transaction, input, order)
  const { cart } = loaded
  const open = (await findOpenRefunds(transaction, [cart.id])).get(cart.id)
  if (open !== undefined) throw conflict('refund_open')
  const refundable = await loadRefundable(transaction, loaded)
  if (refundable.left === 0) throw conflict('nothing_to_refund')
  const checks = new FieldChecks()
  const most = mostOf(refundable, toBank)
  if (toBank && !account) checks.refuse('to', 'not_yours')
  else if (most === 0) checks.refuse('to', 'credit_stays')
  else if (amount !== undefined && amount > most)
    checks.refuse('amount', 'refund_most', { most: formatRupiah(most) })
  const own = await findOwnFiles(transaction, customerId, files)
  files.forEach((id, index) => {
    if (!own.has(id)) checks.refuse(`files[${index}]`, 'not_yours')
  })
  checks.finish()
  const recipient = account && openRecipient(services.secrets, account.details)
  const row = await insertRefund(transaction, {
    id: readableCode('RF'),
    customerId,
    cartId: cart.id,
    invoiceId: order.orderId,
    reason,
    description,
    files: [...new Set(files)],
    requestedAmount: amount ?? null,
    ...(account &&
      recipient && {
        bankAccountId: account.id,
        bankCode: account.bankCode,
        recipient: sealRecipient(services.secrets, recipient),
      }),
    needsReview:
      recipient !== undefined &&
      (await needsReview(
        transaction,
        services.secrets,
        { customerId, owner_name: recipient.owner_name },
        now,
      )),
    status: 'requested',
    createdAt: now,
  })
  const refund = await named(transaction, row)
  await tellOfRefund(transaction, services, refund, now)
  return viewRefund(services, refund)
}

interface Locked {
  row: RefundRow
  /** Undefined once its order is over: what was paid for it was returned then. */
  loaded: LoadedCart | undefined
}

/** Locks these refunds, all their orders first. An unknown one is passed over. */
export async function lockRefunds(transaction: Transaction, ids: readonly string[]): Promise<void> {
  const found = [...(await findRefunded(transaction, ids)).values()].map(({ row }) => row)
  const orderIds = new Set(found.map(({ invoiceId }) => invoiceId).toSorted((one, other) => one - other))
  for (const orderId of orderIds) {
    await lockInvoice(transaction, orderId)
    await lockCartsOf(transaction, orderId)
  }
  for (const { id } of found) await lockRefund(transaction, id)
}

/** Locks a refund's order, then itself. Throws 404 for an unknown one, 409 where it may not take this step any more. */
async function lockBefore(
  transaction: Transaction,
  id: string,
  next: readonly RefundStatus[],
): Promise<Locked> {
  const found = await findRefund(transaction, id)
  if (!found) throw notFound()
  await lockInvoice(transaction, found.row.invoiceId)
  const held = await lockCartsOf(transaction, found.row.invoiceId)
  const loaded = held.find(({ cart }) => cart.id === found.row.cartId)
  const row = await lockRefund(transaction, id)
  if (!row || !next.some((one) => canRefundBecome(row.status, one))) throw conflict('refund_ended')
  return { row, loaded }
}

/** A release before did not note who took it. */
const handedOverOf = ({ handedOverBy, handedOverAt, decidedBy }: RefundRow): HandedOver => ({
  by: handedOverBy ?? (handedOverAt && decidedBy),
  at: handedOverAt,
})

async function viewForOperator(
  executor: Executor,
  { secrets }: Pick<Services, 'secrets'>,
  { row, cartCode, invoiceCode, title }: NamedRefund,
  { isWhole = false } = {},
): Promise<OpsRefund> {
  const { firstName, lastName } = await loadCustomer(executor, row.customerId)
  const loaded = await findOwnCart(executor, row.customerId, cartCode)
  const isOfOrder = loaded?.cart.invoiceId === row.invoiceId
  const refundable = loaded && isOfOrder ? await loadRefundable(executor, loaded) : undefined
  const parts = refundable ? await findPartsOfPaid(executor, refundable.paidWith) : []
  const { number, owner_name } = openRecipient(secrets, row.recipient)
  return {
    id: row.id,
    status: row.status,
    cart_code: cartCode,
    invoice_code: invoiceCode,
    title,
    suite: formatSuite(row.customerId),
    name: fullName({ firstName, lastName }),
    reason: row.reason,
    description: row.description,
    files: row.files,
    to_bank:
      row.bankCode === null
        ? null
        : {
            bank_code: row.bankCode,
            bank: bankName(row.bankCode),
            number: isWhole ? number : maskAccountNumber(number),
            owner_name,
            needs_review: row.needsReview,
          },
    requested_amount: row.requestedAmount,
    amount: row.amount,
    paid: refundable?.paid ?? 0,
    returned: refundable?.returned ?? 0,
    left: refundable ? mostOf(refundable, row.bankCode !== null) : 0,
    partly_taken_back: parts.map(({ orderId, amount }) => ({ order_id: orderId, amount })),
    approved_by: row.approvedBy,
    approved_amount: row.approvedAmount,
    decided_by: row.decidedBy,
    bank_file: (await findBankFileOf(executor, row.id))?.id ?? null,
    not_due: row.status === 'approved' && !(await isRefundDue(executor, row)),
    handed_over_by: handedOverOf(row).by,
    handed_over_at: row.handedOverAt?.toISOString() ?? null,
    answer: row.answer,
    bounced: row.bounced,
    reference: row.reference,
    double_payout: await shownDoublePayouts(executor, row.id),
    created_at: row.createdAt.toISOString(),
    decided_at: row.decidedAt?.toISOString() ?? null,
    ended_at: row.endedAt?.toISOString() ?? null,
  }
}

export async function listRefundsForOperator(
  executor: Executor,
  services: Ports,
  { status = 'requested', ...page }: PageQuery & { status?: RefundStatus },
): Promise<{ count: number; results: OpsRefund[] }> {
  const { count, rows } = await findRefunds(executor, status, page)
  const results: OpsRefund[] = []
  for (const row of rows) results.push(await viewForOperator(executor, services, row))
  return { count, results }
}

/** @param how.isWhole shows the whole number of a bank account */
export const showRefund = async (
  executor: Executor,
  services: Ports,
  id: string,
  how: { isWhole?: boolean } = {},
): Promise<OpsRefund> => viewForOperator(executor, services, await named(executor, { id }), how)

interface Approval {
  id: string
  operator: string
  amount: number | undefined
  answer: string | undefined
  sure: string | undefined
  /** Hands it over to be transferred by itself. */
  transfer: boolean | undefined
}

/**
 * Approves a refund: into the wallet at once, or kept for the bank; of a large one, the first operator only notes the
 * amount, and a second who names no other has it carried out. One that was approved may still be handed over.
 * Throws 409 `in_bank_file` to hand over what stands in one, and `already_approved` for another amount or answer than were
 * approved; 422 `doubtful` for a bank account in another name, to approve or hand over where a part of what was paid went
 * back at its gateway, and to hand over what was handed over before, unless `sure`.
 */
export async function approveRefund(
  transaction: Transaction,
  services: Ports,
  { id, operator, amount: given, answer, sure, transfer }: Approval,
  now: Date,
): Promise<OpsRefund> {
  const shown = async ({ isWhole = false } = {}) =>
    viewForOperator(transaction, services, await named(transaction, { id }), { isWhole })
  const { row, loaded } = await lockBefore(transaction, id, ['approved', 'paid'])
  if (row.status === 'approved') {
    requireSameDecision(row, { amount: given, answer })
    if (transfer === true) await handOver(transaction, { row, loaded }, { operator, sure }, now)
    return shown({ isWhole: transfer === true })
  }
  if (!loaded) throw conflict('not_paid')
  const toBank = row.bankAccountId !== null
  const refundable = await loadRefundable(transaction, loaded)
  const most = Math.min(mostOf(refundable, toBank), row.requestedAmount ?? Infinity)
  if (most === 0) throw conflict('nothing_to_refund')
  const amount = given ?? row.approvedAmount ?? most
  if (amount > most) throw refusedField('amount', 'refund_most', { most: formatRupiah(most) })
  const doubts = await partDoubts(transaction, refundable, amount)
  if (toBank) {
    const { owner_name } = openRecipient(services.secrets, row.recipient)
    const transfer = { customerId: row.customerId, owner_name }
    doubts.push(...(await ownerDoubts(transaction, services.secrets, transfer, row.needsReview)))
  }
  requireSure(doubts, [id, String(amount)], sure)
  const words = answer ?? row.answer
  if (amount > services.config.twoApprovalsAbove) {
    if (row.approvedBy === null || row.approvedAmount !== amount) {
      await changeRefund(transaction, id, { approvedBy: operator, approvedAmount: amount, answer: words })
      return shown()
    }
    if (row.approvedBy === operator) throw conflict('second_operator')
  }
  const decided = { amount, answer: words, decidedBy: operator, decidedAt: now }
  const handedOver = { handedOverBy: operator, handedOverAt: now }
  await lockLedger(transaction, row.customerId)
  await bookRefund(transaction, { ...row, amount }, { ...refundable, toBank }, now)
  await changeRefund(
    transaction,
    id,
    toBank
      ? { ...decided, status: 'approved', ...(transfer === true && handedOver) }
      : { ...decided, status: 'paid', endedAt: now },
  )
  await tellOfRefund(transaction, services, await named(transaction, { id }), now)
  return shown({ isWhole: transfer === true })
}

/**
 * That a part of what was paid went back at the gateway, of which nothing is booked: what is left to refund has it still. Also
 * where somebody has seen to that part: it is back all the same.
 * @param amount what is to be returned of what is left
 */
async function partDoubts(
  executor: Executor,
  { paidWith, left }: RefundableCart,
  amount: number,
): Promise<RefusedField[]> {
  const found = await findPartsOfPaid(executor, paidWith, { isDismissedToo: true })
  // A gateway names the sum of all parts: the newest of each payment has it.
  const parts = [...new Map(found.map((part) => [part.orderId, part])).values()]
  const all = parts.reduce((sum, part) => sum + (part.amount ?? Infinity), 0)
  if (amount + all <= left) return []
  return parts.map(({ orderId: order, amount: part }) => {
    const values = { amount: part === null ? '?' : formatRupiah(part), order }
    return { field: 'id', reason: message('refund_beside_part', values) }
  })
}

/** Throws 409 that names the amount which was approved, where another one or another answer is given. */
function requireSameDecision(
  row: RefundRow,
  { amount, answer }: { amount: number | undefined; answer: string | undefined },
): void {
  if ((amount ?? row.amount) === row.amount && (answer ?? row.answer) === row.answer) return
  const values = {
    amount: formatRupiah(amountOf(row)),
    by: row.decidedBy ?? '',
    at: localMinute(row.decidedAt),
  }
  const reason = message('approved_amount', values)
  throw conflict('already_approved', { fields: [{ field: 'amount', reason }] })
}

async function handOver(
  transaction: Transaction,
  { row, loaded }: Locked,
  { operator, sure }: Pick<Approval, 'operator' | 'sure'>,
  now: Date,
): Promise<void> {
  const { id } = row
  await requireInNoFile(transaction, id)
  const doubts = [
    ...(await transferDoubts(transaction, id, handedOverOf(row))),
    ...(await notDueDoubts(transaction, row)),
    ...(loaded ? await partDoubts(transaction, await loadRefundable(transaction, loaded), 0) : []),
  ]
  requireSure(doubts, [id], sure)
  await changeRefund(transaction, id, { handedOverBy: operator, handedOverAt: now })
}

/** That its payment was taken back since it was approved: it may be transferred already, and is no longer due. */
async function notDueDoubts(executor: Executor, row: RefundRow): Promise<RefusedField[]> {
  if (await isRefundDue(executor, row)) return []
  return [{ field: 'id', reason: message('refund_not_due', { amount: formatRupiah(amountOf(row)) }) }]
}

const amountOf = ({ amount }: RefundRow): number => amount ?? 0

async function payOut(
  transaction: Transaction,
  services: Pick<Services, 'secrets'>,
  row: RefundRow,
  reference: string,
  now: Date,
): Promise<void> {
  // It may have been recorded before, by mistake.
  const { next } = await findNumbered(transaction, { kind: 'refund_paid', reference: row.id })
  await bookRefundPaid(transaction, { ...row, id: next, amount: amountOf(row) }, now)
  await changeRefund(transaction, row.id, { status: 'paid', reference, endedAt: now })
  await tellOfRefund(transaction, services, await named(transaction, row), now)
}

/** One that is no longer due, since its payment was taken back meanwhile, ends, and its customer is told. @returns whether it did */
async function endIfUnpaid(
  transaction: Transaction,
  row: RefundRow,
  answer: string | null,
  now: Date,
): Promise<boolean> {
  if (!(await undoIfUnpaid(transaction, row, now))) return false
  if (answer !== null) await changeRefund(transaction, row.id, { answer })
  return true
}

/** What the bank did not take goes to the wallet, or is no longer due where its payment was taken back meanwhile. */
async function bounce(
  transaction: Transaction,
  services: Pick<Services, 'secrets'>,
  row: RefundRow,
  reason: string,
  now: Date,
): Promise<void> {
  if (await endIfUnpaid(transaction, row, reason, now)) return
  await bookRefundReturned(transaction, { ...row, amount: amountOf(row) }, now)
  await changeRefund(transaction, row.id, { status: 'paid', bounced: reason, endedAt: now })
  await tellOfRefund(transaction, services, await named(transaction, row), now)
}

/**
 * One to a bank that ended otherwise while it was being transferred: its money went to the wallet, or was no longer due.
 * @param row locked
 */
export async function returnedRefund(
  transaction: Transaction,
  { id, status, bankAccountId, reference, handedOverAt, endedAt }: RefundRow,
): Promise<Returned | undefined> {
  if (bankAccountId === null || reference !== null || (status !== 'paid' && status !== 'rejected'))
    return undefined
  if (handedOverAt === null && !(await findBankFileOf(transaction, id))) return undefined
  return { id, amount: await keptForBank(transaction, id), at: endedAt, isNotDue: status === 'rejected' }
}

/** With what the bank is to transfer. */
const asPayout = (row: RefundRow): Payout => ({ ...row, toPay: amountOf(row) })

/**
 * Throws 409 for a transfer that paid another refund or withdrawal, and 422 `doubtful`, unless `sure`, for a line by which
 * money came in; for one whose money went back before, or that another transfer has paid, which is noted as a loss then; and
 * for one that is no longer due, unless the bank itself says it.
 */
export async function payRefund(
  transaction: Transaction,
  services: Ports,
  { id, reference, isFromBank = false, ...by }: Transferred & { isFromBank?: boolean },
  now: Date,
): Promise<OpsRefund> {
  await lockRefunds(transaction, [id])
  const found = await findRefund(transaction, id)
  const returned =
    found && ((await returnedRefund(transaction, found.row)) ?? paidByOther(asPayout(found.row), reference))
  if (returned) {
    await payReturned(transaction, returned, { reference, ...by }, now)
    return viewForOperator(transaction, services, found)
  }
  const { row } = await lockBefore(transaction, id, ['paid'])
  if (row.status !== 'approved') throw conflict('refund_not_approved')
  const doubts = await payoutDoubts(transaction, reference)
  if (!isFromBank) doubts.push(...(await notDueDoubts(transaction, row)))
  requireSure(doubts, [id, reference], by.sure)
  await payOut(transaction, services, row, reference, now)
  return viewForOperator(transaction, services, await named(transaction, row))
}

/** That of a late payment less was returned, since its customer had had this refund. */
const deductionDoubt = ({ owed, amount }: { owed: string; amount: number }): RefusedField => {
  const values = { amount: formatRupiah(amount), order: orderIn(owed) }
  return { field: 'id', reason: message('kept_for_refund', values) }
}

/**
 * Has one that was recorded as paid by mistake being transferred again, if it is still due; its customer is told. What was
 * kept of a late payment for it is owed back then, which is doubted. Throws as `undoPaid` and `requireOneTransfer` do, and 409
 * where another refund of its shipment is open by now, or its customer has given it back.
 */
export async function unpayRefund(
  transaction: Transaction,
  services: Ports,
  { id, operator, ...mistaken }: Mistaken & { operator: string },
  now: Date,
): Promise<OpsRefund> {
  await lockRefunds(transaction, [id])
  const { row, cartCode, invoiceCode } = await named(transaction, { id })
  // Its order may be over, and another be asked for of the shipment's next one.
  await lockCarts(transaction, [cartCode])
  // Where it is no longer due, several bookings follow.
  await lockLedger(transaction, row.customerId)
  const isDue = await isRefundDue(transaction, row)
  const deductions = isDue ? [] : await findDeductions(transaction, invoiceCode)
  const kinds = { paid: 'refund_paid', undone: 'refund_unpaid' } as const
  await undoPaid(
    transaction,
    asPayout(row),
    kinds,
    { ...mistaken, doubts: deductions.map(deductionDoubt) },
    now,
  )
  await requireOneTransfer(transaction, id)
  // What its customer has given back would be owed to them again, and be on no list.
  if (!isDue && (await isGivenBack(transaction, invoiceCode))) throw conflict('already_recovered')
  await undoWriteOffs(transaction, invoiceCode, now)
  if ((await findOpenRefunds(transaction, [row.cartId])).size > 0) throw conflict('refund_open')
  const isWithNobody = row.handedOverAt === null && !(await findBankFileOf(transaction, id))
  // It may have been transferred all the same: in no file until somebody knows.
  const handedOver = isWithNobody ? { handedOverBy: operator, handedOverAt: now } : {}
  const change = { status: 'approved', reference: null, endedAt: null, ...handedOver } as const
  await changeRefund(transaction, id, change)
  for (const one of deductions) await freeDeduction(transaction, one, operator, now)
  const unpaid = await named(transaction, row)
  if (isWithNobody && (await endIfUnpaid(transaction, unpaid.row, null, now)))
    return showRefund(transaction, services, id)
  const step = (await isRefundDue(transaction, unpaid.row)) ? 'unpaid' : 'unpaid_not_due'
  await tellOfRefund(transaction, services, unpaid, now, step)
  return showRefund(transaction, services, id)
}

/**
 * Refuses one that is requested; one that was approved and that the bank did not take goes to the wallet. Throws 422
 * `doubtful` for one that is being transferred, unless `sure`.
 */
export async function rejectRefund(
  transaction: Transaction,
  services: Ports,
  { id, reason, operator, sure }: { id: string; reason: string; operator: string; sure: string | undefined },
  now: Date,
): Promise<OpsRefund> {
  const { row } = await lockBefore(transaction, id, ['rejected', 'paid'])
  requireSure(await transferDoubts(transaction, id, handedOverOf(row)), [id, 'reject'], sure)
  if (row.status === 'approved') await bounce(transaction, services, row, reason, now)
  else {
    const rejected = { status: 'rejected', answer: reason, decidedBy: operator } as const
    await changeRefund(transaction, id, { ...rejected, decidedAt: now, endedAt: now })
    await tellOfRefund(transaction, services, await named(transaction, row), now)
  }
  return viewForOperator(transaction, services, await named(transaction, row))
}

/** What a refund to a bank asks of whoever sends the money; undefined for one to the wallet. */
export const refundPayoutOf = ({ id, amount, to_bank }: OpsRefund): PayoutRequest | undefined =>
  to_bank === null || amount === null
    ? undefined
    : { id, amount, bank_code: to_bank.bank_code, number: to_bank.number, owner_name: to_bank.owner_name }

/** Records what became of a payout; of one that is still on its way, or has ended, nothing. */
export async function recordRefundPayout(
  transaction: Transaction,
  services: Pick<Services, 'secrets'>,
  id: string,
  { state, reference, reason = '' }: PayoutState,
  now: Date,
): Promise<void> {
  if (state === 'processing') return
  await lockRefunds(transaction, [id])
  const row = (await findRefund(transaction, id))?.row
  if (row?.status !== 'approved') return
  if (state === 'paid') await payOut(transaction, services, row, reference, now)
  else await bounce(transaction, services, row, reason, now)
}
