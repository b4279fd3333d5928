import type { MeasurementChange, Priced } from '@seberang/domain/api'
import { inArray } from 'drizzle-orm'
import type { Executor } from '../database/database.ts'
import { carts, type invoiceItems } from '../database/schema/index.ts'
import { chargesOf, comparedAt, loadParts } from '../shipments/agreement.ts'
import { changeBy } from '../shipments/changes.ts'
import { loadMeasured } from '../shipments/load.ts'

type Added = Pick<typeof invoiceItems.$inferSelect, 'id' | 'cartId' | 'step' | 'measurementId'> & {
  /** The checkout invoice. */
  addsTo: number
}

/** What an item of an additional invoice was added to. */
export interface AgreedBefore {
  priced: Priced
  /** What its measurement changed; null for a charge of another kind. */
  measurement: MeasurementChange | null
  /** What other invoices still ask for of it, in rupiah. */
  unpaid: number
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
      const unpaid = until
        .filter(({ step, invoice }) => step < item.step && invoice.status === 'pending')
        .reduce((sum, { amount }) => sum + amount, 0)
      return [[item.id, { priced: former.priced, measurement, unpaid, charges: chargesOf(until) }] as const]
    }),
  )
}

/** What the measurements of these items changed of the packages that a price was made of. */
async function loadChanges(executor: Executor, items: readonly Added[]) {
  const ids = items.flatMap(({ cartId, measurementId }) => (measurementId === null ? [] : cartId))
  if (ids.length === 0) return () => null
  const rows = await executor.select().from(carts).where(inArray(carts.id, ids))
  const measured = await loadMeasured(executor, rows)
  return ({ cartId, measurementId }: Added, former: Parameters<typeof changeBy>[2]) => {
    const found = measured.find(({ cart }) => cart.id === cartId)
    return found ? changeBy(found, measurementId, former) : null
  }
}
