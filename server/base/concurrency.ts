import pLimit from 'p-limit'
import { busy } from '../refusal/refusal.ts'

const retryAfter = 5

/**
 * Lets only so many pieces of heavy work run at once; the others wait in their order, up to a limit.
 * @returns runs a piece of work; rejects with Refusal 503 when too many wait
 */
export function limitConcurrency(
  concurrency: number,
  maxWaiting: number,
): <Result>(work: () => Promise<Result>) => Promise<Result> {
  const limit = pLimit(concurrency)
  return async (work) => {
    if (limit.activeCount + limit.pendingCount >= concurrency + maxWaiting) throw busy(retryAfter)
    return limit(work)
  }
}
