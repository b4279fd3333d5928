import { can } from '@seberang/domain/status'
import type { Transaction } from '../../database/database.ts'
import { conflict } from '../../refusal/refusal.ts'
import { writeNotice } from '../../live/notices.ts'
import { countProducts, loadInTurn } from '../../shipments/load.ts'
import { lockOwnCarts } from '../../shipments/lock.ts'
import { markDeleted } from '../../shipments/save.ts'
import { stateOf } from '../../shipments/state.ts'

/** Deletes all of these shipments, or none. */
export async function deleteCarts(
  transaction: Transaction,
  customerId: number,
  codes: readonly string[],
  now: Date,
): Promise<void> {
  const rows = await lockOwnCarts(transaction, customerId, new Set(codes))
  for await (const loaded of loadInTurn(transaction, rows, await countProducts(transaction, rows))) {
    const permission = can.delete(stateOf(loaded))
    if (permission !== true) throw conflict(permission)
  }
  const ids = rows.map((row) => row.id)
  await markDeleted(transaction, ids, now)
  for (const row of rows) await writeNotice(transaction, customerId, 'cart', row.code, now)
}
