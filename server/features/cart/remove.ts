import { can } from '@seberang/domain/status'
import type { Transaction } from '../../database/database.ts'
import { conflict, notFound } from '../../refusal/refusal.ts'
import { writeNotice } from '../../live/notices.ts'
import { loadInTurn, lockCarts } from '../../shipments/load.ts'
import { markDeleted } from '../../shipments/save.ts'
import { stateOf } from '../../shipments/state.ts'

/** Deletes all of these shipments, or none. */
export async function deleteCarts(
  transaction: Transaction,
  customerId: number,
  codes: readonly string[],
  now: Date,
): Promise<void> {
  const wanted = [...new Set(codes)]
  const rows = await lockCarts(transaction, wanted)
  const mine = rows.filter((row) => row.customerId === customerId && !row.deletedAt)
  if (mine.length !== wanted.length) throw notFound()
  for await (const loaded of loadInTurn(transaction, mine)) {
    const permission = can.delete(stateOf(loaded))
    if (permission !== true) throw conflict(permission)
  }
  const ids = mine.map((row) => row.id)
  await markDeleted(transaction, ids, now)
  for (const row of mine) await writeNotice(transaction, customerId, 'cart', row.code, now)
}
