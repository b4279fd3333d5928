import { useEffect } from 'react'

const open = new Set<object>()

/** Whether leaving the page would lose typed input. */
export function isTypedWorkOpen(): boolean {
  return open.size > 0
}

/** While `active`, an expired session is renewed by a dialog over the page instead of by leaving it. */
export function useTypedWork(active: boolean): void {
  useEffect(() => {
    if (!active) return
    const work = {}
    open.add(work)
    return () => {
      open.delete(work)
    }
  }, [active])
}
