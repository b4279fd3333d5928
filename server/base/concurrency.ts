/**
 * Limits concurrent runs of heavy work; the rest waits. Callers take turns: much work of one delays the others' by no
 * more than one run each.
 * @returns runs a piece of work of one caller
 */
export function limitConcurrency(
  concurrency: number,
): <Result>(caller: string, work: () => Promise<Result>) => Promise<Result> {
  /** In the order of their next turn. */
  const waiting = new Map<string, (() => void)[]>()
  let running = 0

  const wait = (caller: string) =>
    new Promise<void>((start) => {
      const queue = waiting.get(caller)
      if (queue) queue.push(start)
      else waiting.set(caller, [start])
    })

  /** Hands the place of ended work on. */
  const startNext = () => {
    const [next] = waiting
    if (!next) {
      running -= 1
      return
    }
    const [caller, queue] = next
    const start = queue.shift()
    waiting.delete(caller)
    if (queue.length > 0) waiting.set(caller, queue)
    start?.()
  }

  return async (caller, work) => {
    if (running < concurrency) running += 1
    else await wait(caller)
    try {
      return await work()
    } finally {
      startNext()
    }
  }
}
