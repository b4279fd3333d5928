import type { DraftKeeper } from './keeper.ts'

/** What pages that were left still write and send. */
const leaving = new Set<Promise<unknown>>()

/** What was typed last leaves with the page: to the disk, and to the server. */
export function leave(keeper: DraftKeeper): void {
  const over = Promise.allSettled([keeper.meetServer(), keeper.written()])
  keeper.stop()
  leaving.add(over)
  void over.then(() => leaving.delete(over))
}

/** Over when nothing of what was left is under way any more. */
export const allLeft = (): Promise<unknown> => Promise.all(leaving)
