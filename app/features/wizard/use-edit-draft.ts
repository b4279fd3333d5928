import { useCallback, useState } from 'react'
import { useStoredDraft } from '../../lib/drafts/use-stored-draft.ts'
import type { ShipmentDraft } from './draft/draft.ts'
import { isShipmentDraft } from './draft/is-shipment-draft.ts'

/** Unsaved changes to a saved shipment. */
interface EditDraft {
  /** The version of the shipment that was changed. */
  version: number
  draft: ShipmentDraft
}

function isEditDraft(value: unknown): value is EditDraft {
  return (
    typeof value === 'object' &&
    value !== null &&
    'version' in value &&
    typeof value.version === 'number' &&
    'draft' in value &&
    isShipmentDraft(value.draft)
  )
}

export interface KeptEdit {
  /** What was typed on an earlier visit, as it was when the page was opened. */
  resumed: EditDraft | null
  keep: (version: number, draft: ShipmentDraft) => void
  /** Call when the changes were saved or discarded. */
  forget: () => Promise<void>
}

/** The unsaved changes to a shipment, kept on this device. Undefined until they have been read. */
export function useEditDraft(cartCode: string): KeptEdit | undefined {
  const { ready, stored, keep, forget } = useStoredDraft(`edit:${cartCode}`, isEditDraft)
  const [read, setRead] = useState<{ resumed: EditDraft | null }>()
  // Another tab's typing does not replace what is typed here.
  if (ready && !read) setRead({ resumed: stored })
  const keepEdit = useCallback((version: number, draft: ShipmentDraft) => keep({ version, draft }), [keep])
  return read && { resumed: read.resumed, keep: keepEdit, forget }
}
