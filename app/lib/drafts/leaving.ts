import type { DraftKeeper } from './keeper.ts'

/** Writes and requests of pages that were left. */
const leaving = new Set<Promise<unknown>>()

/** Flushes a draft to the disk and to the server when its page is left. Resolves when that is over. */
export function leave(keeper: DraftKeeper): Promise<unknown> {
  const over = Promise.allSettled([keeper.meetServer(), keeper.written()])
  keeper.stop()
  leaving.add(over)
  void over.then(() => leaving.delete(over))
  return over
}

/** Resolves when all of them have settled. */
export const allLeft = (): Promise<unknown> => Promise.all(leaving)
