import type { OpsBill, OpsBilled, OpsSettle, OpsSettled, OpsUnbill, OpsUnbilled } from '@seberang/domain/api'
import { formatRupiah } from '@seberang/domain/format'
import { message } from '@seberang/domain/validation'
import type { Transaction } from '../../database/database.ts'
import { loadCustomer } from '../../customers/view.ts'
import { loadItems } from '../../invoicing/items.ts'
import { conflict, notFound, refusedField } from '../../refusal/refusal.ts'
import { billShipment } from '../../invoicing/price-difference.ts'
import { applyTransfer, attemptOfTransfer } from '../../invoicing/settle.ts'
import { withdrawCharge } from '../../invoicing/withdraw.ts'
import { loadCart } from '../../shipments/load.ts'
import { refuseDoubtfulCharge } from './doubts.ts'
import { localMinute } from './find-expected.ts'
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
 * Records the arrival of a manual transfer, also where another payment method was chosen later, or in place of a payment
 * that the bank has reversed after its goods had left. An expired or cancelled invoice stays so, and the money is owed
 * back; so is what came in besides another payment.
 * Throws 409 for an invoice that was never to be paid by a transfer, or whose transfer is booked already unless this is
 * another one (`again`) that is not booked either, 422 for another amount than it asks for.
 */
export async function settleTransfer(
  transaction: Transaction,
  code: string,
  { amount, again }: OpsSettle,
  operator: string,
  now: Date,
): Promise<Omit<OpsSettled, 'action'>> {
  const found = await findInvoice(transaction, code)
  if (!found) throw notFound()
  const newest = await attemptOfTransfer(transaction, found.id, now)
  if (!newest) throw conflict('not_a_transfer')
  if (amount !== undefined && amount !== newest.amount) {
    const [given, total] = [formatRupiah(amount), formatRupiah(newest.amount)]
    throw refusedField('amount', 'amount_differs', { given, invoice: code, total })
  }
  const seen = { operator, ...(again && { reference: again }) }
  const { invoice, outcome, settledBefore } = await applyTransfer(transaction, newest.orderId, seen, now)
  if (outcome !== 'paid' && outcome !== 'refund_owed') {
    const reason = again
      ? message('transfer_reference_booked', { reference: again })
      : message('transfer_booked', { at: localMinute(settledBefore) })
    throw conflict('already_paid', { fields: [{ field: 'again', reason }] })
  }
  const { suite, name } = personOf(await loadCustomer(transaction, invoice.customerId))
  const items = await loadItems(transaction, [invoice.id])
  return {
    invoice_code: code,
    type: invoice.type,
    status: invoice.status,
    outcome,
    amount: newest.amount,
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
