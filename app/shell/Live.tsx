import { socketPath } from '@seberang/domain/api'
import { useEffect } from 'react'
import { useSWRConfig } from 'swr'
import { openLiveConnection } from '../lib/live/connection.ts'
import { isStale } from '../lib/live/stale.ts'

/** While somebody is signed in, changes at the server revalidate what is shown. */
export function Live({ token }: { token: string }) {
  const { mutate } = useSWRConfig()
  useEffect(() => {
    const live = openLiveConnection(
      {
        token,
        onNotice: (notice) => void mutate((key) => isStale(key, notice)),
        onReturn: () => void mutate((key) => isStale(key, { topic: 'resync' })),
      },
      {
        open: () => new WebSocket(location.origin.replace(/^http/, 'ws') + socketPath),
        later: (act, ms) => {
          const timer = setTimeout(act, ms)
          return () => clearTimeout(timer)
        },
        random: Math.random,
      },
    )
    window.addEventListener('online', live.reconnectNow)
    return () => {
      window.removeEventListener('online', live.reconnectNow)
      live.stop()
    }
  }, [token, mutate])
  return null
}
