import { day, hour, minute, second } from '../database/clock.ts'
import { deleteLatecomers } from './erase.ts'
import { catchUp } from '../invoicing/open-payment.ts'
import { forgetRemovedCards } from '../invoicing/forget-cards.ts'
import { checkSilentPayments, expireInvoices } from '../invoicing/reconcile.ts'
import { remindOfDue } from '../invoicing/remind.ts'
import { setOffOrders } from '../invoicing/set-off.ts'
import { refreshRates } from '../reference/refresh.ts'
import type { Services } from '../http/services.ts'
import { watchInvariants } from './check-invariants.ts'
import { finishDelivered } from './finish-delivered.ts'
import { removeFiles, removeUnnamed } from './remove-files.ts'
import { tidy } from './tidy.ts'
import { vacuum } from './vacuum.ts'

const everyMs = 5 * second
const silentMs = 2 * minute

type Work = (services: Services) => Promise<unknown>
type Jobs = Readonly<Record<string, Work>>

/**
 * Changes that are due by time. Small batches, since the embedded database blocks the event loop while it works.
 */
const due: Jobs = {
  'expire invoices': async (services) => {
    while ((await expireInvoices(services)) > 0);
  },
  'remind of what is paid later': async (services) => {
    while ((await remindOfDue(services)) > 0);
  },
  'catch up with the gateway': (services) => catchUp(services),
  'have gateways forget cards': forgetRemovedCards,
  'ask about silent payments': (services) => checkSilentPayments(services, silentMs),
  'finish delivered shipments': finishDelivered,
  'set off what is owed back': setOffOrders,
}
const always: Jobs = { ...due, 'refresh rates': refreshRates }
const hourly: Jobs = {
  tidy: ({ database }) => tidy(database.database, Date.now()),
  'remove files': removeFiles,
  'delete what came for deleted accounts': deleteLatecomers,
  vacuum: ({ database }) => vacuum(database),
  'check invariants': watchInvariants,
}
const daily: Jobs = { 'remove unnamed files': removeUnnamed }
/** The jobs that take their turn more seldom than every sweep, with how often they do. */
const seldom: readonly { jobs: Jobs; everyMs: number }[] = [
  { jobs: hourly, everyMs: hour },
  { jobs: daily, everyMs: day },
]

/** Applies all changes that are due by time. */
export async function sweep(services: Services): Promise<void> {
  for (const [name, work] of Object.entries(due)) await runJob(name, work, services)
}

/** Runs a job, whose log lines name it, and measures it. */
async function runJob(job: string, work: Work, services: Services): Promise<void> {
  const { jobs, jobSucceeded } = services.metrics
  const log = services.log.child({ job })
  const measure = jobs.startTimer({ job })
  try {
    await work({ ...services, log })
    jobSucceeded.setToCurrentTime({ job })
    log.debug({ seconds: measure({ outcome: 'done' }) }, 'a job is done')
  } catch (error) {
    measure({ outcome: 'failed' })
    services.writeFailures.note(error)
    log.error({ err: error }, 'a job failed')
    throw error
  }
}

/** Runs jobs one after the other; one that fails, which is logged, keeps no other from its turn. */
async function runAll(all: Jobs, services: Services): Promise<void> {
  for (const [name, work] of Object.entries(all)) await runJob(name, work, services).catch(() => undefined)
}

/** Sweeps every few seconds. @returns stops sweeping and waits for the current run */
export function startSweeping(services: Services): () => Promise<void> {
  let running: Promise<void> = Promise.resolve()
  let isRunning = false
  const nextAt = new Map<Jobs, number>()
  const run = async () => {
    await runAll(always, services)
    for (const { jobs, everyMs: pause } of seldom) {
      // The interval does not depend on the product's clock, so a monotonic clock will do.
      if (performance.now() < (nextAt.get(jobs) ?? 0)) continue
      nextAt.set(jobs, performance.now() + pause)
      await runAll(jobs, services)
    }
  }
  const timer = setInterval(() => {
    if (isRunning) return
    isRunning = true
    running = run().finally(() => {
      isRunning = false
    })
  }, everyMs)
  return async () => {
    clearInterval(timer)
    await running
  }
}
