import type { TopUpInput } from '@seberang/domain/api'
import { topUpHours, topUpsAnHour } from '@seberang/domain/limits'
import { after, hour } from '../../database/clock.ts'
import type { Transaction } from '../../database/database.ts'
import type { Gateways } from '../../gateway/gateways.ts'
import { addAttempt } from '../../invoicing/attempts.ts'
import { takes } from '../../invoicing/methods.ts'
import { notifyOfInvoice } from '../../invoicing/notify.ts'
import { requireNoSpentTopUp } from '../../invoicing/reversed-money.ts'
import { insertInvoice } from '../../invoicing/store.ts'
import { refusedField } from '../../refusal/refusal.ts'
import { countUse } from '../../security/rate-counters.ts'

/**
 * Makes an invoice that fills the wallet once it is paid. Throws 409 while nothing could be
 * paid from it, 422 for a method that does not take the amount, 429 for
 * more than the hour's.
 * @returns its code
 */
export async function topUp(
  { transaction, now, gateways }: { transaction: Transaction; now: Date; gateways: Gateways },
  customerId: number,
  { amount, payment_method: method }: TopUpInput,
): Promise<string> {
  if (!takes(method, amount, gateways)) throw refusedField('payment_method', 'method_amount')
  await requireNoSpentTopUp(transaction, customerId)
  await countUse(transaction, `top-ups:${customerId}`, topUpsAnHour, hour)
  const row = {
    customerId,
    type: 'topup',
    total: amount,
    createdAt: now,
    dueAt: after(now, topUpHours * hour),
  } as const
  const invoice = await insertInvoice(transaction, row, [])
  await addAttempt(transaction, invoice, method, now)
  await notifyOfInvoice(transaction, invoice, 'issued', {}, now)
  return invoice.code
}
