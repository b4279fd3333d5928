import { useCallback, useEffect, useState } from 'react'
import { changeDraft, emptyDraft, isBegun, type DraftChange, type ShipmentDraft } from './draft/draft.ts'

interface DraftState {
  draft: ShipmentDraft
  /** The draft as it was restored; any difference from it was typed here. */
  initial: ShipmentDraft
  /** The stored draft that was restored. */
  from: ShipmentDraft | null
  /** Increases when a draft from elsewhere is adopted; an open form restarts with it. */
  revision: number
}

interface ControlledShipment {
  draft: ShipmentDraft
  change: (change: DraftChange) => void
  /** Starts over with the defaults. */
  startOver: () => void
  revision: number
  /** Whether anything was changed on this page. */
  isTyped: boolean
}

const fresh = (): ShipmentDraft => emptyDraft(crypto.randomUUID())

/**
 * The draft of a shipment, restored from storage.
 * @param keep called with every local change
 */
export function useShipmentDraft(
  stored: ShipmentDraft | null,
  keep: (draft: ShipmentDraft) => void,
): ControlledShipment {
  const [state, setState] = useState<DraftState>(() => {
    const draft = stored ?? fresh()
    return { draft, initial: draft, from: stored, revision: 0 }
  })
  if (state.from !== stored) {
    const draft = stored ?? fresh()
    setState({ draft, initial: draft, from: stored, revision: state.revision + 1 })
  }
  const { draft, initial, revision } = state
  useEffect(() => {
    if (draft !== initial) keep(draft)
  }, [draft, initial, keep])
  const change = useCallback(
    (applied: DraftChange) =>
      setState((now) => {
        const draft = changeDraft(now.draft, applied)
        // An empty form that is opened before anything was typed does not count as input.
        const isBlank = applied.type === 'product opened' && !isBegun(applied.product)
        // A form that is open keeps what it shows: that of the draft before would be typed over the new one.
        const revision = applied.type === 'taken over' ? now.revision + 1 : now.revision
        return { ...now, draft, revision, ...(isBlank && now.draft === now.initial && { initial: draft }) }
      }),
    [],
  )
  const startOver = useCallback(() => {
    const draft = fresh()
    setState((now) => ({ ...now, draft, initial: draft, revision: now.revision + 1 }))
  }, [])
  return { draft, change, startOver, revision, isTyped: draft !== initial }
}
