import { Refusal } from './http/refusal.ts'

/**
 * Lets only so many heavy pieces of work run at once; the others wait in a line that ends.
 * @returns runs a piece of work in its turn; throws Refusal 503 when the line is full
 */
export function createTurns(
  atOnce: number,
  longestLine: number,
): <Result>(work: () => Promise<Result>) => Promise<Result> {
  let running = 0
  const waiting: (() => void)[] = []
  return async (work) => {
    if (running >= atOnce) {
      if (waiting.length >= longestLine) throw new Refusal(503, 'busy', { retryAfter: 5 })
      await new Promise<void>((resolve) => waiting.push(resolve))
    } else running += 1
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}
