import type { MeasurementChange, Priced } from '@seberang/domain/api'
import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import type { Executor } from '../database/database.ts'
import { cartDetails, carts, credits, invoiceItems, invoices } from '../database/schema/index.ts'
import { chargesOf, comparedAt, partOfCredit, partOfItem } from '../shipments/agreement.ts'
import { changeBy } from '../shipments/changes.ts'
import { loadMeasurements } from '../shipments/measurements.ts'

type Added = Pick<typeof invoiceItems.$inferSelect, 'id' | 'cartId' | 'step' | 'measurementId'> & {
  /** The checkout invoice. */
  addsTo: number
}

/** What an item of an additional invoice was added to. */
export interface AgreedBefore {
  priced: Priced
  /** What its measurement changed; null for a charge of another kind. */
  measurement: MeasurementChange | null
  /** What operators charged for until then, with it. */
  charges: ReturnType<typeof chargesOf>
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
      const until = parts.filter(
        ({ cartId, checkout, step }) =>
          cartId === item.cartId && checkout === item.addsTo && step <= item.step,
      )
      const former = until.findLast(({ step }) => step < item.step)
      if (!former) return []
      const { request } = comparedAt(until, item.step) ?? former
      const measurement = changeOf(item, request.packaging)
      return [[item.id, { priced: former.priced, measurement, charges: chargesOf(until) }] as const]
    }),
  )
}

/** The parts of the agreements of these carts, in order. */
async function loadParts(executor: Executor, cartIds: number[]) {
  const billed = await executor
    .select({ item: invoiceItems, invoice: invoices })
    .from(invoiceItems)
    .innerJoin(invoices, eq(invoices.id, invoiceItems.invoiceId))
    .where(and(inArray(invoiceItems.cartId, cartIds), inArray(invoices.status, ['pending', 'paid'])))
  const credited = await executor
    .select({ credit: credits, invoice: invoices })
    .from(credits)
    .innerJoin(invoices, eq(invoices.id, credits.invoiceId))
    .where(and(inArray(credits.cartId, cartIds), isNull(credits.undoneAt)))
  return [
    ...billed.map(({ item, invoice }) => ({
      cartId: item.cartId,
      checkout: invoice.addsTo ?? invoice.id,
      ...partOfItem({ item, invoice }),
    })),
    ...credited.map(({ credit, invoice }) => ({
      cartId: credit.cartId,
      checkout: invoice.id,
      ...partOfCredit({ credit, invoice }),
    })),
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
  return ({ cartId, measurementId }: Added, former: Parameters<typeof changeBy>[2]) => {
    const cart = rows.find(({ id }) => id === cartId)
    const own = details.filter((detail) => detail.cartId === cartId)
    return cart ? changeBy({ cart, details: own, measurements: taken }, measurementId, former) : null
  }
}
