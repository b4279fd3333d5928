import { checkInvariants } from '../invariants/index.ts'
import type { Services } from '../http/services.ts'

/** Checks what must always hold, so that an alarm need not wait for somebody who asks. */
export async function watchInvariants({ database, metrics, log }: Services): Promise<void> {
  const checks = await checkInvariants(database.database)
  const broken = checks.filter((check) => check.broken.length > 0)
  metrics.broken.set(broken.reduce((sum, check) => sum + check.broken.length, 0))
  if (broken.length > 0)
    log.error({ broken: broken.map(({ name }) => name) }, 'what must always hold is broken: see ops check')
}
