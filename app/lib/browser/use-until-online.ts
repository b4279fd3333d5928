import { useEffect, useRef, useState } from 'react'

interface UntilOnline {
  /** A command waits for the connection; nothing of it was sent. */
  isWaiting: boolean
  /** Resolves once there is a connection, and never once the page has been left. */
  wait: () => Promise<void>
}

/** For commands that go on by themselves when the connection is back. */
export function useUntilOnline(): UntilOnline {
  const [isWaiting, setWaiting] = useState(false)
  const left = useRef(new AbortController())
  useEffect(() => {
    const leaving = new AbortController()
    left.current = leaving
    return () => leaving.abort()
  }, [])
  async function wait(): Promise<void> {
    if (navigator.onLine) return
    setWaiting(true)
    await untilOnline(left.current.signal)
    setWaiting(false)
  }
  return { isWaiting, wait }
}

function untilOnline(signal: AbortSignal): Promise<void> {
  if (navigator.onLine) return Promise.resolve()
  return new Promise((resolve) => window.addEventListener('online', () => resolve(), { once: true, signal }))
}
