import type { DraftKind } from '@seberang/domain/api'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useSession } from '../session/use-session.ts'
import { device } from './device.ts'
import { keepDraft, type DraftKeeper } from './keeper.ts'
import { leave } from './leaving.ts'
import { draftKey } from './owner.ts'
import { draftServer } from './server.ts'

export interface UseKeptDraft<T> {
  /** Whether the device was read: before that nobody knows if there is a draft. */
  ready: boolean
  /** What was kept; another object whenever another tab or device wrote something newer. Null when there is none. */
  kept: T | null
  /** Keeps what is being typed. Survives whatever happens to the browser after the write, which begins at once. */
  keep: (draft: T) => void
  /** It was finished or given up. */
  forget: () => Promise<void>
}

/** Tabs of one browser tell each other which draft they wrote. */
const channelName = 'tk_drafts'

/**
 * What somebody is typing, kept on the device for whoever uses it now, and at the server once signed in.
 * @param isDraft drops what an older version of the app kept and this one cannot read.
 */
export function useKeptDraft<T extends object>(
  kind: DraftKind,
  isDraft: (value: unknown) => value is T,
): UseKeptDraft<T> {
  const { customer } = useSession()
  const owner = customer?.customer_id ?? null
  const key = draftKey(owner, kind)
  const [read, setRead] = useState<{ key: string; draft: T | null }>()
  const keeper = useRef<DraftKeeper>(undefined)

  useEffect(() => {
    const channel = new BroadcastChannel(channelName)
    const tellOtherTabs = channel.postMessage.bind(channel, key)
    const current = keepDraft({
      key,
      device,
      server: owner === null ? null : draftServer(kind),
      now: Date.now,
      later(act, ms) {
        const timer = setTimeout(act, ms)
        return () => clearTimeout(timer)
      },
      onDraft: (body) => setRead({ key, draft: isDraft(body) ? body : null }),
      onWritten: tellOtherTabs,
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
      leave(current)
      channel.close()
      document.removeEventListener('visibilitychange', meet)
      window.removeEventListener('online', meet)
    }
  }, [key, kind, owner, isDraft])

  const keep = useCallback((draft: T) => keeper.current?.keep(draft), [])
  const forget = useCallback(async () => keeper.current?.forget(), [])
  const ready = read?.key === key
  return { ready, kept: ready ? read.draft : null, keep, forget }
}
