/**
 * Limits concurrent runs of heavy work; the rest waits. Callers take turns: much work of one delays the others' by no
 * more than one run each.
 * @param perCaller concurrent runs of one caller, so that some places are always left to the others
 * @returns runs a piece of work of one caller
 */
export function limitConcurrency(
  concurrency: number,
  perCaller = concurrency,
): <Result>(caller: string, work: () => Promise<Result>) => Promise<Result> {
  /** In the order of their next turn. */
  const waiting = new Map<string, (() => void)[]>()
  const running = new Map<string, number>()
  let total = 0

  const change = (caller: string, by: number) => {
    total += by
    const count = (running.get(caller) ?? 0) + by
    if (count === 0) running.delete(caller)
    else running.set(caller, count)
  }
  const mayStart = (caller: string) => total < concurrency && (running.get(caller) ?? 0) < perCaller

  const wait = (caller: string) =>
    new Promise<void>((start) => {
      const queue = waiting.get(caller)
      if (queue) queue.push(start)
      else waiting.set(caller, [start])
    })

  /** Gives the place of ended work to whoever is next. */
  const startNext = () => {
    for (const [caller, queue] of waiting) {
      if (!mayStart(caller)) continue
      const start = queue.shift()
      waiting.delete(caller)
      if (queue.length > 0) waiting.set(caller, queue)
      change(caller, 1)
      start?.()
      return
    }
  }

  return async (caller, work) => {
    if (mayStart(caller)) change(caller, 1)
    else await wait(caller)
    try {
      return await work()
    } finally {
      change(caller, -1)
      startNext()
    }
  }
}
