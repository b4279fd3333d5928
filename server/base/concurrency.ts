import pLimit from 'p-limit'
import { busy } from '../refusal/refusal.ts'

const retryAfter = 5

/**
 * Limits concurrent runs of heavy work; the rest queues in order, up to a limit.
 * @returns runs a piece of work; rejects with Refusal 503 when the queue is full
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
