import { waitSeconds } from '@seberang/domain/format'
import { useEffect, useState } from 'react'

/** A countdown in whole seconds, and a function that restarts it. */
export function useSecondsLeft(
  initial: () => number,
): [secondsLeft: number, begin: (seconds: number) => void] {
  const [endsAt, setEndsAt] = useState(() => performance.now() + initial() * 1000)
  const [left, setLeft] = useState(initial)
  useEffect(() => {
    const timer = setInterval(() => {
      const seconds = waitSeconds(endsAt - performance.now())
      setLeft(seconds)
      if (seconds === 0) clearInterval(timer)
    }, 1000)
    return () => clearInterval(timer)
  }, [endsAt])
  return [
    left,
    (seconds) => {
      setEndsAt(performance.now() + seconds * 1000)
      setLeft(seconds)
    },
  ]
}
