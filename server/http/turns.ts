import { busy, Refusal } from '../refusal/refusal.ts'
import { widerNetworkOf } from '../security/network.ts'
import { retryAfter } from './slots.ts'

/** ms; a request that waits for the database longer than that computes no longer for it. */
const longestPauseMs = 100

export interface Turns {
  /** Runs one after the other, networks by turns. Throws Refusal 429 when a network has too many waiting, 503 when all have. */
  run<Result>(network: string, work: () => Promise<Result>): Promise<Result>
}

/**
 * Requests with large bodies take turns, and between two of them as much time is left to everything else as the first of
 * them took: many at once would otherwise be computed in one go, and whoever asks for little would wait for all of them.
 */
export function createTurns({ perNetwork, inAll }: { perNetwork: number; inAll: number }): Turns {
  /** A Map keeps the order in which networks came; one that was served goes to its end. */
  const waiting = new Map<string, (() => void)[]>()
  let count = 0
  let isTaken = false

  function next(): void {
    const [first] = waiting
    if (!first) {
      isTaken = false
      return
    }
    const [network, queue] = first
    const start = queue.shift()
    waiting.delete(network)
    if (queue.length > 0) waiting.set(network, queue)
    count -= 1
    start?.()
  }

  async function take(network: string): Promise<void> {
    if (!isTaken) {
      isTaken = true
      return
    }
    if (count >= inAll) throw busy(retryAfter)
    const queue = waiting.get(network) ?? []
    if (queue.length >= perNetwork) throw new Refusal(429, 'too_many_at_once', { retryAfter })
    waiting.set(network, queue)
    count += 1
    await new Promise<void>((start) => queue.push(start))
  }

  return {
    async run(network, work) {
      await take(widerNetworkOf(network))
      const startedAt = performance.now()
      try {
        return await work()
      } finally {
        setTimeout(next, Math.min(performance.now() - startedAt, longestPauseMs))
      }
    },
  }
}
