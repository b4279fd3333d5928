import { useEffect, useRef, useState, useSyncExternalStore } from 'react'

const backAgainMs = 1_000

/** `back` lasts one second after the connection returned. */
export type Connection = 'online' | 'offline' | 'back'

export function useIsOnline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )
}

export function useConnection(): Connection {
  const online = useIsOnline()
  const [returned, setReturned] = useState(false)
  useEffect(() => {
    if (online) return
    // The cleanup runs when the offline state ends.
    return () => setReturned(true)
  }, [online])
  useEffect(() => {
    if (!returned) return
    const timer = setTimeout(() => setReturned(false), backAgainMs)
    return () => clearTimeout(timer)
  }, [returned])
  if (!online) return 'offline'
  return returned ? 'back' : 'online'
}

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

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}
