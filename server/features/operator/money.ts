import type { OpsBill, OpsBilled, OpsSettled } from '@seberang/domain/api'
import type { Transaction } from '../../database/database.ts'
import { conflict, notFound } from '../../refusal/refusal.ts'
import { billShipment } from '../../invoicing/price-difference.ts'
import { applyTransfer } from '../../invoicing/settle.ts'
import { attemptsOf } from '../../invoicing/attempts.ts'
import { loadCart } from '../../shipments/load.ts'
import { lockCart } from './service.ts'
import { findInvoice } from './store.ts'

/** Issues an additional invoice by hand. */
export async function billParcel(
  transaction: Transaction,
  code: string,
  input: OpsBill,
  now: Date,
): Promise<Omit<OpsBilled, 'action'>> {
  const loaded = await loadCart(transaction, await lockCart(transaction, code))
  const invoice = await billShipment(transaction, loaded, input, now)
  return { cart_code: code, invoice_code: invoice.code, total: invoice.total }
}

/**
 * Records the arrival of a manual transfer. Throws 409 for an invoice that is paid or has another payment method. An
 * expired or cancelled invoice stays so, and the money is owed back.
 */
export async function settleTransfer(
  transaction: Transaction,
  code: string,
  operator: string,
  now: Date,
): Promise<Omit<OpsSettled, 'action'>> {
  const found = await findInvoice(transaction, code)
  if (!found) throw notFound()
  const newest = (await attemptsOf(transaction, found.id)).at(-1)
  if (newest?.method !== 'manual') throw conflict('not_a_transfer')
  const { invoice, outcome } = await applyTransfer(transaction, newest.orderId, operator, now)
  if (outcome !== 'paid' && outcome !== 'refund_owed') throw conflict('already_paid')
  return { invoice_code: code, status: invoice.status, outcome }
}
