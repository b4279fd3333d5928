import { useEffect, useRef } from 'react'
import type { DraftPolicy } from '../../lib/drafts/keeper.ts'
import { useStoredDraft } from '../../lib/drafts/use-stored-draft.ts'
import { updateOrder, useOrder, type Order } from '../../lib/selection/order.ts'

/** What was chosen for shipments that are not paid yet. Which of them are selected is the tab's alone. */
type Choices = Pick<Order, 'insurances' | 'method' | 'voucher'> & Pick<Order['selection'], 'couriers'>

const choicesOf = ({ selection: { couriers }, insurances, method, voucher }: Order): Choices => ({
  couriers,
  insurances,
  method,
  voucher,
})

function isChoices(value: unknown): value is Choices {
  return typeof value === 'object' && value !== null && 'couriers' in value && 'insurances' in value
}

/** Both, with the choices of the first where both have one. */
const joined = (first: Choices, other: Choices): Choices => ({
  couriers: { ...other.couriers, ...first.couriers },
  insurances: { ...other.insurances, ...first.insurances },
  method: first.method ?? other.method,
  voucher: first.voucher ?? other.voucher,
})

const policy: DraftPolicy = {
  isSame: () => true,
  reconcile: (here, theirs) => {
    if (!isChoices(theirs)) return here
    return isChoices(here) ? joined(here, theirs) : theirs
  },
}

/** Keeps the choices of a checkout as a draft of the customer: who signs out finds them again. */
export function useKeptChoices(): void {
  const { ready, stored, keep } = useStoredDraft('checkout', isChoices, policy)
  const order = useOrder()
  const text = JSON.stringify(choicesOf(order))
  const known = useRef(text)
  const { isRestored } = order

  useEffect(() => {
    if (!stored || isRestored) return
    updateOrder((now) => {
      const { couriers, ...rest } = joined(choicesOf(now), stored)
      return { ...now, ...rest, selection: { ...now.selection, couriers }, isRestored: true }
    })
  }, [stored, isRestored])

  useEffect(() => {
    if (!ready || text === known.current) return
    known.current = text
    keep(JSON.parse(text) as Choices)
    // What is chosen here from now on counts: a shipment that is deselected loses its choices for good.
    updateOrder((now) => (now.isRestored ? now : { ...now, isRestored: true }))
  }, [ready, text, keep])
}
