import { hour, minute, second } from '../database/clock.ts'
import { catchUp } from '../invoicing/charge.ts'
import { checkSilentPayments, expireInvoices } from '../invoicing/reconcile.ts'
import { refreshRates } from '../reference/refresh.ts'
import type { Services } from '../http/services.ts'
import { finishDelivered } from './finish-delivered.ts'
import { tidy } from './tidy.ts'

const everyMs = 5 * second
const silentMs = 2 * minute

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
    await tidy(services.database.database, Date.now())
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
