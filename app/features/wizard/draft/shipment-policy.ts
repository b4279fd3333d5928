import type { DraftPolicy } from '../../../lib/drafts/keeper.ts'
import { isEqual } from '../../../lib/drafts/other-drafts.ts'
import { isTouched, type ProductDraft, type ShipmentDraft } from './draft.ts'
import { isShipmentDraft } from './is-shipment-draft.ts'

/** The customer chooses between two drafts of shipments as soon as something was typed in both. */
export const shipmentPolicy: DraftPolicy = {
  isSame: (here, theirs) => isShipmentDraft(here) && isShipmentDraft(theirs) && here.key === theirs.key,
  reconcile(here, theirs) {
    // A draft of another version of the app cannot be shown, and so not be chosen.
    if (!isShipmentDraft(theirs)) return here
    if (!isShipmentDraft(here) || !isTouched(here)) return theirs
    return !isTouched(theirs) || isEqual(typedIn(here), typedIn(theirs)) ? here : null
  },
}

/** Without what no customer can tell apart: the keys of the draft and of its products, and the step that was open. */
const typedIn = ({ key: _key, step: _step, products, open, ...typed }: ShipmentDraft): object => ({
  ...typed,
  products: products.map(withoutKey),
  open: open && withoutKey(open),
})
const withoutKey = ({ key: _key, ...product }: ProductDraft): object => product
