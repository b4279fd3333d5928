import { useCallback, useEffect, useRef, useState } from 'react'
import { useSession } from '../session/use-session.ts'
import { device } from './device.ts'
import { keepDraft, type DraftKeeper } from './keeper.ts'
import { leave } from './leaving.ts'
import { draftKey, sharedKind, type StoredKind } from './owner.ts'
import { draftServer } from './server.ts'

export interface UseStoredDraft<T> {
  /** Whether the device has been read; before that it is unknown whether there is a draft. */
  ready: boolean
  /** The stored draft, or null. Changes when another tab or device wrote a newer one. */
  stored: T | null
  /** Stores the draft. The write starts at once and survives a crash after it. */
  keep: (draft: T) => void
  /** Call when the draft was finished or discarded. */
  forget: () => Promise<void>
}

/** Tabs notify each other of the drafts that they wrote. */
const channelName = 'tk_drafts'

/**
 * A draft, stored on the device; a shared kind also at the server once signed in.
 * @param isDraft drops drafts of older versions of the app.
 */
export function useStoredDraft<T extends object>(
  kind: StoredKind,
  isDraft: (value: unknown) => value is T,
): UseStoredDraft<T> {
  const { customer } = useSession()
  const owner = customer?.customer_id ?? null
  const key = draftKey(owner, kind)
  const [read, setRead] = useState<{ key: string; draft: T | null }>()
  const keeper = useRef<DraftKeeper>(undefined)

  useEffect(() => {
    const channel = new BroadcastChannel(channelName)
    const notifyOtherTabs = channel.postMessage.bind(channel, key)
    const shared = sharedKind(kind)
    const current = keepDraft({
      key,
      device,
      server: owner === null || !shared ? null : draftServer(shared),
      now: Date.now,
      later(act, ms) {
        const timer = setTimeout(act, ms)
        return () => clearTimeout(timer)
      },
      onDraft: (body) => setRead({ key, draft: isDraft(body) ? body : null }),
      onWritten: notifyOtherTabs,
    })
    keeper.current = current
    const meet = () => {
      if (document.visibilityState === 'visible') void current.meetServer()
    }
    channel.addEventListener('message', ({ data }) => {
      if (data === key) void current.readAgain()
    })
    document.addEventListener('visibilitychange', meet)
    window.addEventListener('online', meet)
    void current.meetServer()
    return () => {
      // The last write still tells the other tabs.
      void leave(current).then(() => channel.close())
      document.removeEventListener('visibilitychange', meet)
      window.removeEventListener('online', meet)
    }
  }, [key, kind, owner, isDraft])

  const keep = useCallback((draft: T) => keeper.current?.keep(draft), [])
  const forget = useCallback(async () => keeper.current?.forget(), [])
  const ready = read?.key === key
  return { ready, stored: ready ? read.draft : null, keep, forget }
}
