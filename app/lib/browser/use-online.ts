import { useEffect, useState, useSyncExternalStore } from 'react'

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

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}
