import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { linkedParcel } from '../../lib/parcel-link.ts'
import type { Reference } from '../../lib/reference/reference.ts'
import { draftOfLink } from './draft-of-link.ts'
import { isTouched, type DraftChange, type ShipmentDraft } from './draft.ts'
import { dropFiles } from './send-files.ts'

interface LinkedOptions {
  reference: Reference
  draft: ShipmentDraft
  change: (change: DraftChange) => void
}

interface Linked {
  /** Whether the parcel waits for a word, because another shipment is half typed. */
  asking: boolean
  take: () => void
  drop: () => void
}

/** A parcel in the address becomes the shipment: at once where nothing is typed yet, else after asking. */
export function useLinkedParcel({ reference, draft, change }: LinkedOptions): Linked {
  const [query, setQuery] = useSearchParams()
  const parcel = linkedParcel(query)
  const isFree = !isTouched(draft)
  const drop = (): void => setQuery(new URLSearchParams(), { replace: true })

  function take(): void {
    if (!parcel) return
    void dropFiles(draft.products)
    change({ type: 'taken over', draft: draftOfLink(parcel, draft.key, reference) })
    drop()
  }

  useEffect(() => {
    if (parcel && isFree) take()
  })
  return { asking: parcel !== undefined && !isFree, take, drop }
}
