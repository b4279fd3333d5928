import { useState } from 'react'
import {
  addOther,
  isOtherDrafts,
  otherDraftsPolicy,
  withoutOther,
  type OtherDrafts,
} from '../../lib/drafts/other-drafts.ts'
import { useStoredDraft, type DatedDraft } from '../../lib/drafts/use-stored-draft.ts'
import type { ShipmentDraft } from './draft/draft.ts'
import { isShipmentDraft } from './draft/is-shipment-draft.ts'

export interface OtherShipments {
  /** Whether the device has been read. */
  ready: boolean
  drafts: readonly DatedDraft<ShipmentDraft>[]
  add: (draft: DatedDraft<ShipmentDraft>) => void
  remove: (draft: ShipmentDraft) => void
  /** Takes one from the others and puts the draft that it replaces among them. */
  swap: (taken: ShipmentDraft, added: DatedDraft<ShipmentDraft>) => void
}

/** The shipments that were not chosen when there were two drafts, until they are continued or discarded. */
export function useOtherDrafts(): OtherShipments {
  const { ready, stored, keep, forget } = useStoredDraft('import_other', isOtherDrafts, otherDraftsPolicy)
  const [state, setState] = useState({ from: stored, others: stored })
  // Another tab or device changed them.
  if (state.from !== stored) setState({ from: stored, others: stored })
  const { others } = state

  function change(next: OtherDrafts): void {
    setState({ from: stored, others: next })
    if (next.drafts.length > 0) keep(next)
    else void forget()
  }

  return {
    ready,
    drafts: (others?.drafts ?? []).flatMap(({ draft, savedAt }) =>
      isShipmentDraft(draft) ? [{ draft, savedAt }] : [],
    ),
    add: (added) => change(addOther(others, added)),
    remove: (draft) => change(withoutOther(others, draft)),
    swap: (taken, added) => change(addOther(withoutOther(others, taken), added)),
  }
}
