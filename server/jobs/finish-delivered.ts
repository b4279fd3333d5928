import { millisecondsBeforeFinishing } from '@seberang/domain/status'
import { and, asc, eq, lte } from 'drizzle-orm'
import { after, readClock } from '../database/clock.ts'
import { cartLogs, carts } from '../database/schema/index.ts'
import { inTransaction } from '../database/transaction.ts'
import type { Services } from '../http/services.ts'
import { mailAboutShipment } from '../shipments/shipment-letters.ts'
import { loadCart } from '../shipments/load.ts'
import { lockCarts } from '../shipments/lock.ts'
import { hasOpenCase, withoutOpenCase } from '../shipments/open-cases.ts'
import { moveCart } from '../shipments/move.ts'

/** Small, since the embedded database blocks the event loop while it works. */
const batch = 25

/** Finishes deliveries after the time in which the customer can complain, without a complaint. */
export async function finishDelivered(services: Services): Promise<void> {
  const { database } = services.database
  const before = after(await readClock(database), -millisecondsBeforeFinishing)
  const old = await database
    .selectDistinct({ id: carts.id, code: carts.code })
    .from(carts)
    .innerJoin(cartLogs, and(eq(cartLogs.cartId, carts.id), eq(cartLogs.status, 'outbound')))
    .where(and(eq(carts.status, 'outbound'), lte(cartLogs.logDate, before), withoutOpenCase(database)))
    .orderBy(asc(carts.id))
    .limit(batch)
  for (const { code } of old) {
    await inTransaction(services, async (transaction) => {
      const [row] = await lockCarts(transaction, [code])
      if (row?.status !== 'outbound' || (await hasOpenCase(transaction, row.id))) return
      const now = await readClock(transaction)
      await moveCart(transaction, await loadCart(transaction, row), 'finished', { by: 'system' }, now)
      await mailAboutShipment(transaction, code, 'finished', now)
    })
  }
}
