import { and, asc, eq, lt, lte } from 'drizzle-orm'
import { after, hour, minute, readClock, second } from '../database/clock.ts'
import { cartLogs, carts, rateCounters } from '../database/schema/index.ts'
import { inTransaction } from '../database/transaction.ts'
import { forgetOldNonces } from '../security/nonces.ts'
import { forgetOldKeys } from '../http/idempotency.ts'
import { catchUp } from '../invoicing/charge.ts'
import { checkSilentPayments, expireInvoices } from '../invoicing/reconcile.ts'
import { forgetOldNotices } from '../live/replay.ts'
import { refreshRates } from '../reference/refresh.ts'
import type { Services } from '../http/services.ts'
import { millisecondsBeforeFinishing } from '@seberang/domain/status'
import { loadCart, lockCarts } from '../shipments/load.ts'
import { moveCart } from '../shipments/move.ts'

const everyMs = 5 * second
const silentMs = 2 * minute
const batch = 25

/**
 * Applies changes that are due by time. Small batches, since the embedded database blocks the event loop while it
 * works.
 */
export async function sweep(services: Services): Promise<void> {
  while ((await expireInvoices(services)) > 0);
  await catchUp(services)
  await checkSilentPayments(services, silentMs)
  await finishDelivered(services)
}

/** Finishes deliveries after the time in which the customer can complain, without a complaint. */
async function finishDelivered(services: Services): Promise<void> {
  const { database } = services.database
  const before = after(await readClock(database), -millisecondsBeforeFinishing)
  const old = await database
    .selectDistinct({ id: carts.id, code: carts.code })
    .from(carts)
    .innerJoin(cartLogs, and(eq(cartLogs.cartId, carts.id), eq(cartLogs.status, 'outbound')))
    .where(and(eq(carts.status, 'outbound'), lte(cartLogs.logDate, before)))
    .orderBy(asc(carts.id))
    .limit(batch)
  for (const { code } of old) {
    await inTransaction(services, async (transaction) => {
      const [row] = await lockCarts(transaction, [code])
      if (row?.status !== 'outbound') return
      const now = await readClock(transaction)
      await moveCart(transaction, await loadCart(transaction, row), 'finished', { by: 'system' }, now)
    })
  }
}

async function tidy(services: Services): Promise<void> {
  const { database } = services.database
  const now = await readClock(database)
  await forgetOldNonces(database, Date.now())
  await forgetOldNotices(database, now)
  await forgetOldKeys(database, now)
  await database.delete(rateCounters).where(lt(rateCounters.endsAt, now))
}

/** Sweeps every few seconds. @returns stops sweeping and waits for the current run */
export function startSweeping(services: Services): () => Promise<void> {
  let running: Promise<void> = Promise.resolve()
  let isRunning = false
  let tidyAt = 0
  const run = async () => {
    await sweep(services)
    await refreshRates(services)
    // The clean-up interval does not depend on the product's clock, so a monotonic clock will do.
    if (performance.now() < tidyAt) return
    tidyAt = performance.now() + hour
    await tidy(services)
  }
  const timer = setInterval(() => {
    if (isRunning) return
    isRunning = true
    running = run()
      .catch((error: unknown) => services.log.error({ err: error }, 'a sweep failed'))
      .finally(() => {
        isRunning = false
      })
  }, everyMs)
  return async () => {
    clearInterval(timer)
    await running
  }
}
