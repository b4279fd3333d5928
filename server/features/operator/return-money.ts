import type { OpsMoneyReturned, OpsReturnMoney } from '@seberang/domain/api'
import { formatRupiah } from '@seberang/domain/format'
import { message } from '@seberang/domain/validation'
import { loadCustomer } from '../../customers/view.ts'
import type { Transaction } from '../../database/database.ts'
import { findTransfersWith } from '../../invoicing/bank-transfers.ts'
import { findInvoiceOf } from '../../invoicing/find.ts'
import { notifyCustomer } from '../../invoicing/notify.ts'
import { lockOrder } from '../../invoicing/reported-payment.ts'
import { bookReturned, findReturned } from '../../invoicing/returned-money.ts'
import { findToReturn, type ToReturn } from '../../invoicing/to-return.ts'
import { requireUnusedReference } from '../../invoicing/used-reference.ts'
import { conflict, notFound, refusedField } from '../../refusal/refusal.ts'
import { requireSure } from '../../refusal/sure.ts'
import { personOf } from './find.ts'
import { valuesOf } from './money.ts'

/**
 * What of an order's money was transferred back. Throws 409 where nothing is owed back, or any more, and 422 where the
 * amount is another one, or is needed to tell.
 */
async function owedOf(
  transaction: Transaction,
  orderId: string,
  amount: number | undefined,
): Promise<ToReturn> {
  const owed = await findToReturn(transaction, [orderId])
  const [first] = owed
  if (!first) {
    const returned = await findReturned(transaction, [orderId])
    throw conflict(returned.length > 0 ? 'money_returned' : 'nothing_owed_back')
  }
  const isOneAmount = owed.every((one) => one.amount === first.amount)
  const found = amount === undefined && isOneAmount ? first : owed.find((one) => one.amount === amount)
  if (found) return found
  const amounts = owed.map((one) => formatRupiah(one.amount)).join(', ')
  throw refusedField('amount', 'owed_back_is', { amounts })
}

/**
 * Books that what was owed back of an order was transferred to its payer. Throws 404 for an unknown invoice, 422 for an
 * order that is not its own; 409 for a transfer that paid something else; 422 `doubtful`, unless `sure`, for the reference
 * of a line under which money came in.
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
  await requireUnusedReference(transaction, reference)
  const order = await lockOrder(transaction, order_id)
  if (order?.invoice.id !== found.id) throw refusedField('order_id', 'not_of_invoice', { invoice: code })
  const { invoice } = order
  const owed = await owedOf(transaction, order_id, amount)
  const doubts = (await findTransfersWith(transaction, reference)).map((line) => ({
    field: 'reference',
    reason: message('transfer_booked', valuesOf(line)),
  }))
  requireSure(doubts, [order_id, reference], sure)
  await bookReturned(transaction, owed, { reference, operator }, now)
  const { suite, name } = personOf(await loadCustomer(transaction, invoice.customerId))
  await notifyCustomer(transaction, invoice, 'money_returned', { amount: owed.amount, reference }, now)
  return { invoice_code: code, status: invoice.status, order_id, reference, amount: owed.amount, suite, name }
}
