import { useCallback, useEffect, useState } from 'react'
import { changeDraft, draftKey, emptyDraft, type DraftChange, type ShipmentDraft } from './draft/draft.ts'

interface Held {
  draft: ShipmentDraft
  /** The draft as it was restored; any difference from it was typed here. */
  came: ShipmentDraft
  /** The stored draft that was restored. */
  from: ShipmentDraft | null
  /** Increases when a draft from elsewhere is adopted; an open form restarts with it. */
  revision: number
}

interface HeldShipment {
  draft: ShipmentDraft
  change: (change: DraftChange) => void
  /** Starts over with the defaults. */
  startOver: () => void
  revision: number
  /** Whether anything was changed on this page. */
  isTyped: boolean
}

const fresh = (): ShipmentDraft => emptyDraft(draftKey(Date.now(), Math.random()))

/**
 * The draft of a shipment, restored from storage.
 * @param keep called with every local change
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
