import { useCallback, useEffect, useRef, useState } from 'react'
import { serverNow } from '../browser/server-clock.ts'
import { useSession } from '../session/use-session.ts'
import { browserId } from './browser-id.ts'
import { device } from './device.ts'
import { keepDraft, type DraftKeeper, type DraftPolicy, type TwoDrafts } from './keeper.ts'
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
  /** Two drafts of which the customer has to choose one. */
  two: Record<keyof TwoDrafts, DatedDraft<T>> | null
  /** Continues with one of the two. The caller keeps the other one. */
  choose: (side: keyof TwoDrafts) => void
}

export interface DatedDraft<T> {
  draft: T
  /** Time of its last change, in milliseconds. */
  savedAt: number
}

/** Tabs notify each other of the drafts that they wrote. */
const channelName = 'tk_drafts'

/** For drafts that stay on the device. */
const onDeviceAlone: DraftPolicy = { isSame: () => true, reconcile: (here) => here }

/**
 * A draft, stored on the device; a shared kind also at the server once signed in.
 * @param isDraft drops drafts of older versions of the app.
 * @param policy of a shared kind
 */
export function useStoredDraft<T extends object>(
  kind: StoredKind,
  isDraft: (value: unknown) => value is T,
  policy: DraftPolicy = onDeviceAlone,
): UseStoredDraft<T> {
  const { customer } = useSession()
  const owner = customer?.customer_id ?? null
  const key = draftKey(owner, kind)
  const [read, setRead] = useState<{ key: string; draft: T | null }>()
  const [question, setQuestion] = useState<{ key: string; two: UseStoredDraft<T>['two'] }>()
  const keeper = useRef<DraftKeeper>(undefined)

  useEffect(() => {
    const channel = new BroadcastChannel(channelName)
    const notifyOtherTabs = channel.postMessage.bind(channel, key)
    const shared = sharedKind(kind)
    const current = keepDraft({
      key,
      browser: browserId(),
      policy,
      device,
      server: owner === null || !shared ? null : draftServer(shared, { customerId: owner }),
      now: serverNow,
      later(act, ms) {
        const timer = setTimeout(act, ms)
        return () => clearTimeout(timer)
      },
      onDraft: (body) => setRead({ key, draft: isDraft(body) ? body : null }),
      onTwo: (found) => setQuestion({ key, two: found && datedOf(found, isDraft) }),
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
  }, [key, kind, owner, isDraft, policy])

  const keep = useCallback((draft: T) => keeper.current?.keep(draft), [])
  const forget = useCallback(async () => keeper.current?.forget(), [])
  const choose = useCallback((side: keyof TwoDrafts) => void keeper.current?.choose(side), [])
  const ready = read?.key === key
  const two = question?.key === key ? question.two : null
  return { ready, stored: ready ? read.draft : null, keep, forget, two, choose }
}

/** The policy asks only about drafts that it can read. */
function datedOf<T>(
  { here, account }: TwoDrafts,
  isDraft: (value: unknown) => value is T,
): UseStoredDraft<T>['two'] {
  if (!isDraft(here.body) || !isDraft(account.body)) return null
  return {
    here: { draft: here.body, savedAt: here.savedAt },
    account: { draft: account.body, savedAt: account.savedAt },
  }
}
