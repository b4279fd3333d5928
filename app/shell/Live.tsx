import { calls, socketPath } from '@seberang/domain/api'
import { useEffect } from 'react'
import { useSWRConfig } from 'swr'
import { activity } from '../lib/api/activity.ts'
import { request } from '../lib/api/client.ts'
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
        // Ended elsewhere: the page must not show the account until somebody happens to touch it. The call is refused.
        onRefused: () => void request(calls.profile, {}).catch(() => undefined),
      },
      {
        open: () => new WebSocket(location.origin.replace(/^http/, 'ws') + socketPath),
        later: (act, ms) => {
          const timer = setTimeout(act, ms)
          return () => clearTimeout(timer)
        },
        isBusy: () => activity().running > 0,
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
