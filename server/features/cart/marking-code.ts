import type { CartSaved } from '@seberang/domain/api'
import { can } from '@seberang/domain/status'
import { conflict } from '../../refusal/refusal.ts'
import type { RequestContext } from '../../http/route.ts'
import { writeNotice } from '../../live/notices.ts'
import { lockOwnCart } from '../../shipments/lock.ts'
import { changeCart } from '../../shipments/save.ts'

/**
 * Sets the mark on a shipment's boxes; null removes it. Throws 404 for another customer's shipment, 409 `already_sent`
 * once it has left the warehouse.
 */
export async function updateMarkingCode(
  { transaction, now }: Pick<RequestContext, 'transaction' | 'now'>,
  customerId: number,
  { cart_code, marking_code }: { cart_code: string; marking_code: string | null },
): Promise<Omit<CartSaved, 'action'>> {
  const row = await lockOwnCart(transaction, customerId, cart_code)
  const permission = can.mark(row)
  if (permission !== true) throw conflict(permission)
  const version = row.version + 1
  await changeCart(transaction, row.id, { markingCode: marking_code, version, updatedAt: now })
  await writeNotice(transaction, customerId, 'cart', cart_code, now)
  return { cart_code, version }
}
