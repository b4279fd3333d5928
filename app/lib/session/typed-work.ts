import { useEffect } from 'react'

const open = new Set<symbol>()

/** Whether something that was typed would be lost by leaving the page. */
export function isTypedWorkOpen(): boolean {
  return open.size > 0
}

/** While `active`, a session that ends is taken up again over the page in place of leaving it. */
export function useTypedWork(active: boolean): void {
  useEffect(() => {
    if (!active) return
    const work = Symbol('typed work')
    open.add(work)
    return () => {
      open.delete(work)
    }
  }, [active])
}
