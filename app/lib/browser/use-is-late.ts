import { useEffect, useState } from 'react'

/** ms after which a skeleton or a turning wheel alone no longer says enough. */
const patienceMs = 3_000

/** Whether a wait has lasted so long that it needs words. */
export function useIsLate(isWaiting: boolean, afterMs = patienceMs): boolean {
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    if (!isWaiting) return undefined
    const timer = setTimeout(() => setLate(true), afterMs)
    return () => {
      clearTimeout(timer)
      setLate(false)
    }
  }, [isWaiting, afterMs])
  return isLate
}
