import type { KeptNotice } from '@seberang/domain/api'
import type { Database, Transaction } from '../../database/database.ts'
import { loadSinceEnd } from '../../invoicing/checked-out-again.ts'
import { viewNotice } from '../../live/replay.ts'
import { advanceReadMark, countAfter, findNotices, readMark, type NoticesQuery } from './store.ts'

/** A page of the customer's notices, newest first, with their number and the number of unread ones. */
export async function listNotices(
  database: Database,
  customerId: number,
  query: NoticesQuery,
): Promise<{ count: number; unread: number; results: KeptNotice[] }> {
  const readUpTo = await readMark(database, customerId)
  const { count, rows } = await findNotices(database, customerId, query)
  const sinceEnd = await loadSinceEnd(
    database,
    rows.flatMap(({ ended }) => ended ?? []),
  )
  return {
    count,
    unread: await countAfter(database, customerId, readUpTo, query.topic),
    results: rows.map(({ ended, isDeleted, isSuperseded, ...row }) => {
      const since = ended ? sinceEnd.get(ended.id) : undefined
      const again = since?.checkedOutAgain
      return {
        ...viewNotice(row),
        read: row.id <= readUpTo,
        ...(row.event !== null && { event: row.event }),
        ...(row.price !== null && !isSuperseded && { price: row.price }),
        ...(ended?.because && { because: ended.because }),
        ...(again !== undefined && { checked_out_again: again }),
        ...((isDeleted || since?.allDeleted) && { gone: true as const }),
      }
    }),
  }
}

/** Marks notices as read up to an id. @returns the number of unread ones */
export async function markRead(transaction: Transaction, customerId: number, id: number): Promise<number> {
  await advanceReadMark(transaction, customerId, id)
  return countAfter(transaction, customerId, await readMark(transaction, customerId))
}
