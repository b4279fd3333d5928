import type { OpsMoneyReturned, OpsReturnMoney, OpsUnreturnMoney } from '@seberang/domain/api'
import { formatRupiah } from '@seberang/domain/format'
import { localMinute } from '@seberang/domain/time'
import { message } from '@seberang/domain/validation'
import { hasCustomer } from '../../customers/find.ts'
import { loadCustomer } from '../../customers/view.ts'
import { day } from '../../database/clock.ts'
import type { Transaction } from '../../database/database.ts'
import { bookDoublePayout } from '../../invoicing/double-payouts.ts'
import { findInvoiceOf } from '../../invoicing/find.ts'
import { lockCartsOf, lockInvoice, orderIdOf } from '../../invoicing/lock.ts'
import { notifyCustomer } from '../../invoicing/notify.ts'
import { lockOrder } from '../../invoicing/reported-payment.ts'
import { bookLess, lessOf } from '../../invoicing/less-owed.ts'
import {
  bookReturned,
  findReturned,
  findReturnedBy,
  lossDoubts,
  removeReturned,
} from '../../invoicing/returned-money.ts'
import type { InvoiceRow } from '../../invoicing/rows.ts'
import { applyKept } from '../../invoicing/settle.ts'
import { findGone, findToReturn, type ToReturn } from '../../invoicing/to-return.ts'
import { payoutDoubts } from '../../invoicing/used-reference.ts'
import { lockLedger } from '../../ledger/ledger.ts'
import { takenBackBy } from '../../shipments/invoice-payments.ts'
import { conflict, notFound, refusedField } from '../../refusal/refusal.ts'
import { requireSure } from '../../refusal/sure.ts'
import { personOf } from './find.ts'

/**
 * What of an order's money was transferred back, all of it or a part; it may have been taken back before. Of several that are
 * owed back, it is the one of just that amount, then the one of which just that is left to its payer, then the oldest of more.
 * Throws 409 where nothing was owed back, or is any more, and 422 where the amount is more than that, or does not tell which
 * it is.
 * @param less how much less than what came in is owed back, in whole rupiah
 */
async function owedOf(
  transaction: Transaction,
  orderId: string,
  amount: number | undefined,
  less: number,
): Promise<ToReturn & { isGone: boolean }> {
  const here = (await findToReturn(transaction, [orderId])).map((one) => ({ ...one, isGone: false }))
  const gone = (await findGone(transaction, [orderId])).map((one) => ({ ...one, isGone: true }))
  const owed = here.length > 0 ? here : gone
  const [first] = owed
  if (!first) {
    const returned = await findReturned(transaction, [orderId])
    throw conflict(returned.length > 0 ? 'money_returned' : 'nothing_owed_back')
  }
  const isOneAmount = owed.every((one) => one.amount === first.amount)
  if (amount === undefined && isOneAmount) return first
  const found =
    amount !== undefined &&
    ([...here, ...gone].find((one) => one.amount === amount) ??
      here.find((one) => one.amount - less === amount) ??
      owed.find((one) => one.amount > amount))
  if (found) return found
  const amounts = owed.map((one) => formatRupiah(one.amount)).join(', ')
  throw refusedField('amount', 'owed_back_is', { amounts })
}

/**
 * Books that what was owed back of an order, or the rest of it, was transferred to its payer. Throws 404 for an unknown
 * invoice, 422 for an order that is not its own; 409 for a transfer that paid something else; 422 `doubtful`, unless `sure`,
 * for the reference of a line under which money came in, for what a bank took back before, which is booked as a loss then,
 * where a loss of the same invoice is open, where its customer has had something of the order already, or a part of it went back at its gateway, unless just the rest
 * was transferred, and for less than that.
 */
export async function returnMoney(
  transaction: Transaction,
  code: string,
  { order_id, reference, amount, sure }: OpsReturnMoney,
  operator: string,
  now: Date,
): Promise<Omit<OpsMoneyReturned, 'action'>> {
  const found = await findInvoiceOf(transaction, code)
  if (!found) throw notFound()
  const doubts = await payoutDoubts(transaction, reference)
  const order = await lockOrder(transaction, order_id)
  if (order?.invoice.id !== found.id) throw refusedField('order_id', 'not_of_invoice', { invoice: code })
  const { invoice } = order
  const less = await lessOf(transaction, order)
  const owed = await owedOf(transaction, order_id, amount, less.had.amount + less.part)
  const { isGone } = owed
  doubts.push(...(await lossDoubts(transaction, invoice)))
  if (isGone) {
    const values = { amount: formatRupiah(owed.amount), invoice: code }
    // No bank takes back a transfer that an operator has booked.
    const isBank = takenBackBy(order.payment.method) === 'bank'
    const reason = message(isBank ? 'taken_back_before' : 'taken_off_before', values)
    doubts.push({ field: 'order_id', reason })
  }
  const transferred = amount ?? owed.amount
  const rest = owed.amount - less.had.amount - less.part
  // Just that is owed: nothing is doubted of it.
  const isRest = !isGone && rest < owed.amount && transferred === rest
  if (!isRest) doubts.push(...less.doubts)
  if (transferred < Math.min(owed.amount, Math.max(rest, 1))) {
    const values = { amount: formatRupiah(transferred), rest: formatRupiah(rest) }
    doubts.push({ field: 'amount', reason: message('less_than_owed', values) })
  }
  requireSure(doubts, [order_id, reference, String(transferred)], sure)
  const transfer = { reference, operator }
  // Of one payment there may be several losses: each names its own transfer.
  const lost = { id: reference, amount: transferred, owed: `${owed.reference}#${reference}` }
  if (isGone) await bookDoublePayout(transaction, lost, transfer, now)
  else {
    await lockLedger(transaction, invoice.customerId)
    if (isRest) await bookLess(transaction, order.payment, owed.reference, less, operator, now)
    await bookReturned(transaction, { ...owed, amount: transferred }, transfer, now)
  }
  const answer = { ...(await answerOf(transaction, invoice, { ...owed, amount: transferred })), reference }
  // Of what was taken back, its payer was told that nothing is transferred, and is to give it back.
  if (isGone) return { ...answer, double_payout: true }
  await notifyCustomer(transaction, invoice, 'money_returned', { amount: transferred, reference }, now)
  return answer
}

async function answerOf(
  transaction: Transaction,
  { code, status, customerId }: InvoiceRow,
  { orderId, amount }: Pick<ToReturn, 'orderId' | 'amount'>,
) {
  const { suite, name } = personOf(await loadCustomer(transaction, customerId))
  return { invoice_code: code, status, order_id: orderId, amount, suite, name }
}

/**
 * Takes back that something was returned, which was recorded by mistake, and tells its payer: it pays its invoice where that
 * is to be paid again, and is owed back otherwise. Throws
 * 404 for an unknown invoice; 409 for one of which nothing is recorded as returned by this transfer, whose bank has taken
 * it back since, or whose customer has deleted their account; 422 `doubtful` for what was recorded more than a day ago,
 * unless `sure`.
 */
export async function unreturnMoney(
  transaction: Transaction,
  code: string,
  { reference, sure }: OpsUnreturnMoney,
  operator: string,
  now: Date,
): Promise<Omit<OpsMoneyReturned, 'action'>> {
  if (!(await findInvoiceOf(transaction, code))) throw notFound()
  const orderId = await findReturnedBy(transaction, reference)
  const order = orderId === undefined ? undefined : await lockOrder(transaction, orderId)
  const returned = (await findReturned(transaction, orderId === undefined ? [] : [orderId])).find(
    ({ transfer }) => transfer === reference,
  )
  if (!returned || order?.invoice.code !== code) throw conflict('not_paid_by_it')
  const { invoice } = order
  if (!(await hasCustomer(transaction, invoice.customerId))) throw conflict('account_deleted')
  const { amount, at, owed } = returned
  const values = { amount: formatRupiah(amount), at: localMinute(at) }
  const doubts =
    now.getTime() - at.getTime() >= day
      ? [{ field: 'reference', reason: message('paid_long_ago', values) }]
      : []
  requireSure(doubts, [code, reference, 'unreturn'], sure)
  await lockCartsOf(transaction, await orderIdOf(transaction, invoice))
  // Where it pays the invoice, other bookings follow.
  await lockLedger(transaction, invoice.customerId)
  await removeReturned(transaction, owed, now)
  const pays = await applyKept(transaction, order, returned.reference, operator, now)
  await notifyCustomer(transaction, invoice, 'money_unreturned', { amount, reference, pays }, now)
  const after = await lockInvoice(transaction, invoice.id)
  return { ...(await answerOf(transaction, after, returned)), reference, ...(pays && { pays }) }
}
