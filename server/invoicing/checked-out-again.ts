import { isEnded } from '@seberang/domain/status'
import { asc, eq, inArray } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Executor } from '../database/database.ts'
import { carts, invoiceItems, invoices } from '../database/schema/index.ts'

export interface SinceEnd {
  /** The newest of the invoices that hold its shipments now; undefined while one of them still waits for a checkout. */
  checkedOutAgain: string | undefined
  /** The ids of the shipments that can not be checked out again: deleted, or in another invoice. */
  gone: ReadonlySet<number>
  /** Whether all of them are deleted. */
  allDeleted: boolean
}

const holders = alias(invoices, 'holders')

/**
 * What became of the shipments of checkout invoices that ended unpaid, by invoice; the others are left out. A deleted
 * shipment neither waits for a checkout nor was it checked out again.
 */
export async function loadSinceEnd(
  executor: Executor,
  rows: readonly Pick<typeof invoices.$inferSelect, 'id' | 'status' | 'addsTo'>[],
): Promise<ReadonlyMap<number, SinceEnd>> {
  const ids = rows.flatMap(({ id, status, addsTo }) => (isEnded(status) && addsTo === null ? id : []))
  if (ids.length === 0) return new Map()
  const found = await executor
    .select({
      invoiceId: invoiceItems.invoiceId,
      cartId: carts.id,
      deletedAt: carts.deletedAt,
      holder: { id: holders.id, code: holders.code },
    })
    .from(invoiceItems)
    .innerJoin(carts, eq(carts.id, invoiceItems.cartId))
    .leftJoin(holders, eq(holders.id, carts.invoiceId))
    .where(inArray(invoiceItems.invoiceId, ids))
    .orderBy(asc(holders.id))
  return new Map(
    ids.map((id) => {
      const ofInvoice = found.filter(({ invoiceId }) => invoiceId === id)
      const present = ofInvoice.filter(({ deletedAt }) => deletedAt === null)
      const isDone = present.every(({ holder }) => holder !== null)
      const gone = ofInvoice.filter(({ deletedAt, holder }) => deletedAt !== null || holder !== null)
      return [
        id,
        {
          checkedOutAgain: isDone ? present.at(-1)?.holder?.code : undefined,
          gone: new Set(gone.map(({ cartId }) => cartId)),
          allDeleted: present.length === 0,
        },
      ]
    }),
  )
}
