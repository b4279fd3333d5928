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
import {
  bookReturned,
  findReturned,
  findLossOf,
  findReturnedBy,
  lossDoubts,
  removeReturned,
} from '../../invoicing/returned-money.ts'
import type { InvoiceRow } from '../../invoicing/rows.ts'
import { applyKept } from '../../invoicing/settle.ts'
import { findSetOff, findSetOffDoubts, removeSetOff, setOff, type SetOff } from '../../invoicing/set-off.ts'
import {
  findEverOwed,
  findGone,
  findNothingLeft,
  findToReturn,
  type ToReturn,
} from '../../invoicing/to-return.ts'
import { payoutDoubts } from '../../invoicing/used-reference.ts'
import { lockLedger } from '../../ledger/ledger.ts'
import { takenBackBy } from '../../shipments/invoice-payments.ts'
import { conflict, notFound, refusedField } from '../../refusal/refusal.ts'
import { requireSure } from '../../refusal/sure.ts'
import { personOf } from './find.ts'

interface Owed extends ToReturn {
  isGone: boolean
  /** What made it less, where it was transferred all the same. */
  setOff?: SetOff
  /** The reference of the transfer that returned it before. */
  returnedBy?: string
}

/**
 * What of an order's money was transferred back, all of it or a part; it may have been taken back before. Of several that are
 * owed back, it is the one of just that amount, then the oldest of more, then one of which that came in; then what was
 * returned before, if it is of just that amount, or nothing is left of any. Throws 409 where nothing ever was owed back, and
 * 422 where the amount is more than is owed back, or does not tell which it is.
 */
async function owedOf(transaction: Transaction, orderId: string, amount: number | undefined): Promise<Owed> {
  const here = (await findToReturn(transaction, [orderId])).map((one) => ({ ...one, isGone: false }))
  const gone = (await findGone(transaction, [orderId])).map((one) => ({ ...one, isGone: true }))
  const owed = here.length > 0 ? here : gone
  const [first] = owed
  if (amount === undefined) {
    if (first && owed.every((one) => one.amount === first.amount)) return first
  } else {
    const found =
      [...here, ...gone].find((one) => one.amount === amount) ??
      owed.find((one) => one.amount > amount) ??
      // All of one of which something was kept, before it was taken back.
      gone.find((one) => one.of === amount)
    if (found) return found
    const nothingLeft = await findNothingLeft(transaction, [orderId])
    for (const one of [...here, ...nothingLeft]) {
      const less = await findSetOff(transaction, one.reference)
      const setOffOf = (less.deduction?.amount ?? 0) + less.part
      if (setOffOf > 0 && one.amount + setOffOf >= amount) return { ...one, isGone: false, setOff: less }
    }
  }
  const beyond = await findBeyond(transaction, orderId, amount, first !== undefined)
  if (beyond) return beyond
  const amounts = owed.map((one) => formatRupiah(one.amount)).join(', ')
  throw refusedField('amount', 'owed_back_is', { amounts })
}

/**
 * What was transferred beyond all that was owed back, and is a loss: by its amount the same as was returned before, or of
 * whatever amount once nothing is left to return. Throws 409 where that does not tell.
 */
async function findBeyond(
  transaction: Transaction,
  orderId: string,
  amount: number | undefined,
  isLeft: boolean,
): Promise<Owed | undefined> {
  const returned = await findReturned(transaction, [orderId])
  const same = returned.find((one) => one.amount === (amount ?? returned[0]?.amount))
  if (isLeft && (amount === undefined || !same)) return undefined
  const isClear = amount !== undefined || returned.length === 1
  const again = same ?? returned.at(-1)
  if (again && isClear) return { ...again, of: again.amount, isGone: false, returnedBy: again.transfer }
  const gone = (await findEverOwed(transaction, [orderId])).at(-1)
  if (again || !gone || amount === undefined) throw conflict(again ? 'money_returned' : 'nothing_owed_back')
  return { ...gone, amount, isGone: true }
}

/**
 * Books that what was owed back of an order, or a part of it, was transferred to its payer. Throws 404 for an unknown
 * invoice, 422 for an order that is not its own; 409 for a transfer that paid something else; 422 `doubtful`, unless `sure`,
 * for the reference of a line under which money came in, for what a bank took back, or what was returned before, which is booked as a loss then,
 * where a loss of the same invoice is open, where its payer has had some of it already, or may have, and for less than is owed.
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
  const holder = await orderIdOf(transaction, invoice)
  await lockCartsOf(transaction, holder)
  await setOff(transaction, holder, operator, now)
  const owed = await owedOf(transaction, order_id, amount)
  const { isGone, returnedBy } = owed
  const isLost = isGone || returnedBy !== undefined
  doubts.push(...(await lossDoubts(transaction, invoice)))
  if (isGone) {
    const values = { amount: formatRupiah(owed.amount), invoice: code }
    // No bank takes back a transfer that an operator has booked.
    const isBank = takenBackBy(order.payment.method) === 'bank'
    const reason = message(isBank ? 'taken_back_before' : 'taken_off_before', values)
    doubts.push({ field: 'order_id', reason })
  }
  if (returnedBy !== undefined) {
    const values = { amount: formatRupiah(owed.amount), at: localMinute(owed.at), reference: returnedBy }
    doubts.push({ field: 'order_id', reason: message('returned_to_payer', values) })
  }
  doubts.push(...(await findSetOffDoubts(transaction, order)))
  const transferred = amount ?? owed.amount
  if (owed.setOff) {
    const values = { amount: formatRupiah(transferred - owed.amount), invoice: code }
    doubts.push({ field: 'amount', reason: message('had_before', values) })
  }
  if (returnedBy === undefined && transferred < owed.amount) {
    const values = { amount: formatRupiah(transferred), rest: formatRupiah(owed.amount) }
    doubts.push({ field: 'amount', reason: message('less_than_owed', values) })
  }
  requireSure(doubts, [order_id, reference, String(transferred)], sure)
  const transfer = { reference, operator }
  // Of one payment there may be several losses: each names its own transfer.
  const lost = { id: reference, amount: transferred, owed: `${owed.reference}#${reference}` }
  if (isLost) await bookDoublePayout(transaction, lost, transfer, now)
  else {
    await lockLedger(transaction, invoice.customerId)
    if (owed.setOff) await removeSetOff(transaction, order.payment, owed.reference, owed.setOff, now)
    await bookReturned(transaction, { ...owed, amount: transferred }, transfer, now)
    if (owed.setOff) await setOff(transaction, holder, operator, now)
  }
  const answer = { ...(await answerOf(transaction, invoice, { ...owed, amount: transferred })), reference }
  // Its payer was told that nothing is transferred, or of the first transfer, and is to give it back.
  if (isLost) return { ...answer, double_payout: true }
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
 * it back since, that another transfer has returned as well, or whose customer has deleted their account; 422 `doubtful` for what was recorded more than a day ago,
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
  const again = await findLossOf(transaction, returned.reference)
  if (again) {
    const reason = message('transferred_twice', { id: code, reference: again })
    throw conflict('conflict', { fields: [{ field: 'reference', reason }] })
  }
  const values = { amount: formatRupiah(amount), at: localMinute(at) }
  const doubts =
    now.getTime() - at.getTime() >= day
      ? [{ field: 'reference', reason: message('paid_long_ago', values) }]
      : []
  requireSure(doubts, [code, reference, 'unreturn'], sure)
  const holder = await orderIdOf(transaction, invoice)
  await lockCartsOf(transaction, holder)
  // Where it pays the invoice, other bookings follow.
  await lockLedger(transaction, invoice.customerId)
  await removeReturned(transaction, owed, now)
  const pays = await applyKept(transaction, order, returned.reference, operator, now)
  // A part of it may have gone back at its gateway meanwhile.
  if (!pays) await setOff(transaction, holder, operator, now)
  await notifyCustomer(transaction, invoice, 'money_unreturned', { amount, reference, pays }, now)
  const after = await lockInvoice(transaction, invoice.id)
  return { ...(await answerOf(transaction, after, returned)), reference, ...(pays && { pays }) }
}
