import { useCallback } from 'react'
import { useRestoredDraft } from '../../lib/drafts/use-restored-draft.ts'
import { changeDraft, emptyDraft, isBegun, type DraftChange, type ShipmentDraft } from './draft/draft.ts'

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
  const [{ draft, initial, revision }, set] = useRestoredDraft(stored, fresh, keep)
  const change = useCallback(
    (applied: DraftChange) =>
      set((now) => {
        const draft = changeDraft(now.draft, applied)
        // An empty form that is opened before anything was typed does not count as input.
        const isBlank = applied.type === 'product opened' && !isBegun(applied.product)
        // A form that is open keeps what it shows: that of the draft before would be typed over the new one.
        const revision = applied.type === 'taken over' ? now.revision + 1 : now.revision
        return { draft, revision, ...(isBlank && now.draft === now.initial && { initial: draft }) }
      }),
    [set],
  )
  const startOver = useCallback(() => {
    const draft = fresh()
    set((now) => ({ draft, initial: draft, revision: now.revision + 1 }))
  }, [set])
  return { draft, change, startOver, revision, isTyped: draft !== initial }
}
