import { eq } from 'drizzle-orm'
import { noteCardUse, saveCard } from '../customers/saved-cards.ts'
import type { Transaction } from '../database/database.ts'
import { invoices, payments } from '../database/schema/index.ts'
import type { GatewayState } from '../gateway/gateway.ts'
import { writeNotice } from '../live/notices.ts'
import type { Secrets } from '../security/secrets.ts'

/**
 * Saves the card of a payment, if its owner has the gateway keep it, or writes that a saved one was paid with. Only for a
 * report that counts: a later one about the same payment would bring back a card that was removed meanwhile.
 */
export async function noteCard(
  transaction: Transaction,
  secrets: Pick<Secrets, 'seal'>,
  { order_id, card, kept }: GatewayState,
  now: Date,
): Promise<void> {
  if (!card) return
  const [order] = await transaction
    .select({ payment: payments, customerId: invoices.customerId })
    .from(payments)
    .innerJoin(invoices, eq(invoices.id, payments.invoiceId))
    .where(eq(payments.orderId, order_id))
  if (!order) return
  const {
    customerId,
    payment: { gateway, savedCardId },
  } = order
  if (kept && gateway !== null)
    await saveCard(transaction, secrets, { customerId, card: { ...card, ...kept, gateway } }, now)
  else if (savedCardId !== null) await noteCardUse(transaction, savedCardId, now)
  else return
  await writeNotice(transaction, customerId, 'wallet', 'card', now)
}
