import type { DraftPolicy } from '../../../lib/drafts/keeper.ts'
import { isEqual } from '../../../lib/drafts/other-drafts.ts'
import { isTouched } from './draft.ts'
import { isShipmentDraft } from './kept-draft.ts'

/** The customer chooses between two drafts of shipments as soon as something was typed in both. */
export const shipmentPolicy: DraftPolicy = {
  isSame: (here, theirs) => isShipmentDraft(here) && isShipmentDraft(theirs) && here.key === theirs.key,
  reconcile(here, theirs) {
    // A draft of another version of the app cannot be shown, and so not be chosen.
    if (!isShipmentDraft(theirs)) return here
    if (!isShipmentDraft(here) || !isTouched(here)) return theirs
    return !isTouched(theirs) || isEqual(here, theirs) ? here : null
  },
}
