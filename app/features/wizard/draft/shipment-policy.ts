import type { DraftPolicy } from '../../../lib/drafts/keeper.ts'
import {
  emptyDraft,
  isBegun,
  isTouched,
  withProduct,
  type ProductDraft,
  type ShipmentDraft,
} from './draft.ts'
import { isShipmentDraft } from './is-shipment-draft.ts'

/**
 * The customer chooses between two drafts of shipments when each has something that the other lacks. Whoever answers
 * the first step before the account's draft has arrived usually answers it as there: it goes on, at the step that is
 * open here.
 */
export const shipmentPolicy: DraftPolicy = {
  isSame: (here, theirs) => isShipmentDraft(here) && isShipmentDraft(theirs) && here.key === theirs.key,
  reconcile(here, theirs) {
    // A draft of another version of the app cannot be shown, and so not be chosen.
    if (!isShipmentDraft(theirs)) return here
    if (!isShipmentDraft(here) || !isTouched(here)) return theirs
    if (!isTouched(theirs) || contains(here, theirs)) return here
    return contains(theirs, here) ? { ...theirs, step: here.step } : null
  },
}

/** Whether nothing is lost when the whole takes the place of the part. */
function contains(whole: ShipmentDraft, part: ShipmentDraft): boolean {
  const [chosen, others] = [choicesIn(whole), choicesIn(part)]
  const rest = goodsIn(whole)
  return (
    // Air is a choice, too: a draft by sea does not have it.
    whole.track === part.track &&
    // So is the container that a draft by sea begins with, once it was confirmed.
    (!part.containerConfirmed || whole.container === part.container) &&
    Object.entries(others).every(([name, value]) => value === fresh[name] || value === chosen[name]) &&
    goodsIn(part).every((goods) => {
      const at = rest.indexOf(goods)
      if (at === -1) return false
      rest.splice(at, 1)
      return true
    })
  )
}

/** Without what no customer can tell apart: the key, and the step that was open. Values as JSON. */
function choicesIn({ key: _key, step: _step, products: _products, open: _open, ...choices }: ShipmentDraft) {
  return Object.fromEntries(Object.entries(choices).map(([name, value]) => [name, JSON.stringify(value)]))
}

const fresh = choicesIn(emptyDraft(''))

/** Each product as JSON, as it was last typed, without the key that no customer can tell apart either. */
const goodsIn = ({ products, open }: ShipmentDraft): string[] =>
  (open && isBegun(open) ? withProduct(products, open) : products).map(
    ({ key: _key, ...product }: ProductDraft) => JSON.stringify(product),
  )
