import { useEffect, useEffectEvent, useState } from 'react'

interface Deadline {
  /** Milliseconds on the clock that `now` reads. */
  endsAt: number
  now: () => number
  onEnd?: (() => void) | undefined
}

/** ms */
const interval = 1000

/** The milliseconds until a deadline, counted every second; zero from then on. */
export function useTimeLeft({ endsAt, now, onEnd }: Deadline): number {
  const [left, setLeft] = useState(() => Math.max(0, endsAt - now()))
  const tick = useEffectEvent(() => {
    const remaining = Math.max(0, endsAt - now())
    setLeft(remaining)
    return remaining
  })
  const end = useEffectEvent(() => onEnd?.())
  useEffect(() => {
    const timer = setInterval(() => {
      if (tick() > 0) return
      clearInterval(timer)
      end()
    }, interval)
    return () => clearInterval(timer)
  }, [])
  return left
}
