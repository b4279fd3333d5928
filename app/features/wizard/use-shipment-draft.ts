import { useCallback, useEffect, useState } from 'react'
import { changeDraft, draftKey, emptyDraft, type DraftChange, type ShipmentDraft } from './draft/draft.ts'

interface Held {
  draft: ShipmentDraft
  /** As it came from what was kept; what differs from it is what somebody typed here. */
  came: ShipmentDraft
  /** What was kept when it came. */
  from: ShipmentDraft | null
  /** Counts what came from elsewhere: a form that is open starts anew with it. */
  revision: number
}

interface HeldShipment {
  draft: ShipmentDraft
  change: (change: DraftChange) => void
  /** Begins another one with the defaults. */
  startOver: () => void
  revision: number
  /** Whether anything was changed here. */
  isTyped: boolean
}

const fresh = (): ShipmentDraft => emptyDraft(draftKey(Date.now(), Math.random()))

/**
 * A shipment while it is being put together, from what was kept of it.
 * @param keep is told of every change that is made here
 */
export function useShipmentDraft(
  kept: ShipmentDraft | null,
  keep: (draft: ShipmentDraft) => void,
): HeldShipment {
  const [held, setHeld] = useState<Held>(() => {
    const draft = kept ?? fresh()
    return { draft, came: draft, from: kept, revision: 0 }
  })
  if (held.from !== kept) {
    const draft = kept ?? fresh()
    setHeld({ draft, came: draft, from: kept, revision: held.revision + 1 })
  }
  const { draft, came, revision } = held
  useEffect(() => {
    if (draft !== came) keep(draft)
  }, [draft, came, keep])
  const change = useCallback(
    (made: DraftChange) => setHeld((now) => ({ ...now, draft: changeDraft(now.draft, made) })),
    [],
  )
  const startOver = useCallback(() => {
    const draft = fresh()
    setHeld((now) => ({ ...now, draft, came: draft, revision: now.revision + 1 }))
  }, [])
  return { draft, change, startOver, revision, isTyped: draft !== came }
}
