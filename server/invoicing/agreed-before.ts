import type { MeasurementChange, Priced } from '@seberang/domain/api'
import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import type { Executor } from '../database/database.ts'
import { cartDetails, carts, credits, invoiceItems, invoices } from '../database/schema/index.ts'
import { loadMeasurements, measurementChange } from '../shipments/measurements.ts'

type Added = Pick<typeof invoiceItems.$inferSelect, 'id' | 'cartId' | 'step' | 'measurementId'> & {
  /** The checkout invoice. */
  addsTo: number
}

/** What an item of an additional invoice was added to. */
export interface AgreedBefore {
  priced: Priced
  /** What its measurement changed; null for a charge of another kind. */
  measurement: MeasurementChange | null
}

/** What each item of an additional invoice was added to, by the item's id. */
export async function loadAgreedBefore(
  executor: Executor,
  items: readonly Added[],
): Promise<ReadonlyMap<number, AgreedBefore>> {
  if (items.length === 0) return new Map()
  const ids = items.map(({ cartId }) => cartId)
  const parts = await loadParts(executor, ids)
  const changeOf = await loadChanges(executor, items)
  return new Map(
    items.flatMap((item) => {
      const earlier = parts.filter(
        ({ cartId, checkout, step }) =>
          cartId === item.cartId && checkout === item.addsTo && step < item.step,
      )
      const former = earlier.at(-1)
      if (!former) return []
      // A charge of another kind has measured nothing.
      const { request } = earlier.findLast(({ reason }) => reason === null) ?? former
      return [[item.id, { priced: former.priced, measurement: changeOf(item, request.packaging) }] as const]
    }),
  )
}

/** The parts of the agreements of these carts, in order. */
async function loadParts(executor: Executor, cartIds: number[]) {
  const billed = await executor
    .select({
      item: invoiceItems,
      invoiceId: invoices.id,
      addsTo: invoices.addsTo,
      reason: invoices.reason,
    })
    .from(invoiceItems)
    .innerJoin(invoices, eq(invoices.id, invoiceItems.invoiceId))
    .where(and(inArray(invoiceItems.cartId, cartIds), inArray(invoices.status, ['pending', 'paid'])))
  const credited = await executor
    .select()
    .from(credits)
    .where(and(inArray(credits.cartId, cartIds), isNull(credits.undoneAt)))
  return [
    ...billed.map(({ item, invoiceId, addsTo, reason }) => ({
      ...item,
      checkout: addsTo ?? invoiceId,
      reason,
    })),
    ...credited.map((credit) => ({ ...credit, checkout: credit.invoiceId, reason: null })),
  ].toSorted((one, other) => one.step - other.step)
}

/** What the measurements of these items changed of the packages that a price was made of. */
async function loadChanges(executor: Executor, items: readonly Added[]) {
  const ids = items.flatMap(({ cartId, measurementId }) => (measurementId === null ? [] : cartId))
  if (ids.length === 0) return () => null
  const rows = await executor.select().from(carts).where(inArray(carts.id, ids))
  const details = await executor
    .select()
    .from(cartDetails)
    .where(inArray(cartDetails.cartId, ids))
    .orderBy(asc(cartDetails.position))
  const taken = await loadMeasurements(executor, ids)
  return ({ cartId, measurementId }: Added, former: Parameters<typeof measurementChange>[3]) => {
    const cart = rows.find(({ id }) => id === cartId)
    const measured = taken.find(({ id }) => id === measurementId)
    const own = details.filter((detail) => detail.cartId === cartId)
    return cart && measured ? measurementChange(cart, own, measured, former) : null
  }
}
