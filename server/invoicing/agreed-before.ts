import type { Priced } from '@seberang/domain/api'
import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { Executor } from '../database/database.ts'
import { credits, invoiceItems, invoices } from '../database/schema/index.ts'

type Added = Pick<typeof invoiceItems.$inferSelect, 'id' | 'cartId' | 'step'> & {
  /** The checkout invoice. */
  addsTo: number
}

/** The price that each item of an additional invoice was added to, by the item's id. */
export async function loadAgreedBefore(
  executor: Executor,
  items: readonly Added[],
): Promise<ReadonlyMap<number, Priced>> {
  if (items.length === 0) return new Map()
  const ids = items.map(({ cartId }) => cartId)
  const billed = await executor
    .select({ item: invoiceItems, invoiceId: invoices.id, addsTo: invoices.addsTo })
    .from(invoiceItems)
    .innerJoin(invoices, eq(invoices.id, invoiceItems.invoiceId))
    .where(and(inArray(invoiceItems.cartId, ids), inArray(invoices.status, ['pending', 'paid'])))
  const credited = await executor
    .select()
    .from(credits)
    .where(and(inArray(credits.cartId, ids), isNull(credits.undoneAt)))
  const parts = [
    ...billed.map(({ item, invoiceId, addsTo }) => ({ ...item, checkout: addsTo ?? invoiceId })),
    ...credited.map((credit) => ({ ...credit, checkout: credit.invoiceId })),
  ].toSorted((one, other) => one.step - other.step)
  return new Map(
    items.flatMap(({ id, cartId, addsTo, step }) => {
      const former = parts.findLast(
        (part) => part.cartId === cartId && part.checkout === addsTo && part.step < step,
      )
      return former ? [[id, former.priced] as const] : []
    }),
  )
}
