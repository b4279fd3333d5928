import { daysBeforeFinishing, minutesBeforeShipping } from '../limits/index.ts'
import { millisecondsPerDay, millisecondsPerMinute } from '../time/index.ts'
import type { Status } from './statuses.ts'

/** Who makes a transition. `carrier` is any transporter, including the courier; `system` is the passing of time. */
export const actors = ['customer', 'operator', 'carrier', 'gateway', 'system'] as const
export type Actor = (typeof actors)[number]

/** Why a transition or an action is not permitted: text keys. */
export const statusReasons = [
  'not_a_transition',
  'not_for_this_actor',
  'not_arrived',
  'not_measured',
  'no_products',
  'no_papers',
  'unclassified',
  'not_confirmed',
  'not_where_it_was',
  'paid_moments_ago',
  'additional_invoice_unpaid',
  'case_open',
  'delivered_recently',
  'invoice_open',
  'already_paid',
  'in_quarantine',
  'already_received',
  'out_for_delivery',
  'already_sent',
  'not_checked_out',
] as const
export type StatusReason = (typeof statusReasons)[number]

/** Input of the checks. Times are milliseconds since 1970; omitted fields have not happened. */
export interface MoveContext {
  by: Actor
  now: number
  /** The parcel is in the warehouse. */
  isReceived?: boolean
  isMeasured?: boolean
  /** It has goods, an address and a service. */
  isComplete?: boolean
  /** A product still lacks the HS code that an operator is to find. */
  hasUnclassified?: boolean
  /** Papers that an operator asked for are still missing. */
  lacksPapers?: boolean
  /** The status at checkout. */
  cameFrom?: Status
  /** An operator has confirmed a shipment that came from quarantine. */
  isConfirmed?: boolean
  paidAt?: number
  hasUnpaidAdditionalInvoice?: boolean
  /** When the last additional invoice was paid. */
  additionalPaidAt?: number
  outboundAt?: number
  /** A ticket or a refund request about it is open. */
  hasOpenCase?: boolean
}

type Check = (context: MoveContext) => StatusReason | null

export interface Transition {
  /** null for a new shipment. */
  from: Status | null
  to: Status
  who: readonly Actor[]
  checks: readonly Check[]
}

export const millisecondsBeforeShipping = minutesBeforeShipping * millisecondsPerMinute
export const millisecondsBeforeFinishing = daysBeforeFinishing * millisecondsPerDay

const arrived: Check = ({ isReceived }) => (isReceived ? null : 'not_arrived')
const measured: Check = ({ isMeasured }) => (isMeasured ? null : 'not_measured')
const complete: Check = ({ isComplete }) => (isComplete ? null : 'no_products')
const classified: Check = ({ hasUnclassified }) => (hasUnclassified ? 'unclassified' : null)
const withPapers: Check = ({ lacksPapers }) => (lacksPapers ? 'no_papers' : null)
const confirmed: Check = ({ cameFrom, isConfirmed }) =>
  cameFrom === 'quarantine' && !isConfirmed ? 'not_confirmed' : null
const wasIn =
  (status: Status): Check =>
  ({ cameFrom }) =>
    cameFrom === status ? null : 'not_where_it_was'
/** A parcel that arrived while its invoice was open returns to the warehouse, not to `from_seller`. */
const wasInWarehouse: Check = ({ cameFrom, isReceived }) =>
  cameFrom === 'warehouse' || (cameFrom === 'from_seller' && isReceived) ? null : 'not_where_it_was'
const stillUnderway: Check = ({ isReceived }) => (isReceived ? 'not_where_it_was' : null)
const paidLongEnough: Check = ({ paidAt, now }) =>
  paidAt !== undefined && now - paidAt >= millisecondsBeforeShipping ? null : 'paid_moments_ago'
const additionalPaid: Check = ({ hasUnpaidAdditionalInvoice }) =>
  hasUnpaidAdditionalInvoice ? 'additional_invoice_unpaid' : null
const additionalPaidLongEnough: Check = ({ additionalPaidAt = -Infinity, now }) =>
  now - additionalPaidAt >= millisecondsBeforeShipping ? null : 'paid_moments_ago'
/** Carriers and operators may finish it at any time; the system only after the complaint period. */
const undisputed: Check = ({ by, now, outboundAt, hasOpenCase }) => {
  if (by !== 'system') return null
  if (hasOpenCase) return 'case_open'
  return outboundAt !== undefined && now - outboundAt >= millisecondsBeforeFinishing
    ? null
    : 'delivered_recently'
}

/** All permitted transitions. */
export const transitions: readonly Transition[] = [
  { from: null, to: 'from_seller', who: ['customer'], checks: [complete] },
  { from: null, to: 'quarantine', who: ['operator'], checks: [arrived] },
  { from: 'from_seller', to: 'warehouse', who: ['operator'], checks: [arrived, measured] },
  { from: 'from_seller', to: 'quarantine', who: ['operator'], checks: [arrived] },
  { from: 'quarantine', to: 'warehouse', who: ['operator'], checks: [complete, withPapers] },
  // A receipt by mistake is undone.
  { from: 'warehouse', to: 'from_seller', who: ['operator'], checks: [stillUnderway, complete] },
  { from: 'quarantine', to: 'from_seller', who: ['operator'], checks: [stillUnderway, complete] },
  { from: 'quarantine', to: 'pending', who: ['customer'], checks: [complete, classified, withPapers] },
  { from: 'warehouse', to: 'pending', who: ['customer'], checks: [complete, classified, withPapers] },
  { from: 'from_seller', to: 'pending', who: ['customer'], checks: [complete, classified, withPapers] },
  { from: 'pending', to: 'paid', who: ['gateway', 'operator', 'system'], checks: [] },
  { from: 'pending', to: 'warehouse', who: ['system', 'customer', 'operator'], checks: [wasInWarehouse] },
  {
    from: 'pending',
    to: 'from_seller',
    who: ['system', 'customer', 'operator'],
    checks: [wasIn('from_seller'), stillUnderway],
  },
  {
    from: 'pending',
    to: 'quarantine',
    who: ['system', 'customer', 'operator'],
    checks: [wasIn('quarantine')],
  },
  { from: 'paid', to: 'sent', who: ['operator'], checks: [arrived, measured, confirmed, paidLongEnough] },
  { from: 'paid', to: 'pending', who: ['gateway'], checks: [] },
  { from: 'sent', to: 'inbound', who: ['operator', 'carrier'], checks: [] },
  {
    from: 'inbound',
    to: 'outbound',
    who: ['operator', 'carrier'],
    checks: [additionalPaid, additionalPaidLongEnough],
  },
  // Operators report on behalf of couriers, which have no API connection yet.
  { from: 'outbound', to: 'finished', who: ['carrier', 'operator', 'system'], checks: [undisputed] },
]

/** true, or the key of the reason why the transition is not permitted. `from` is null for a new shipment. */
export function canMove(from: Status | null, to: Status, context: MoveContext): true | StatusReason {
  const transition = transitions.find((each) => each.from === from && each.to === to)
  if (!transition) return 'not_a_transition'
  if (!transition.who.includes(context.by)) return 'not_for_this_actor'
  for (const check of transition.checks) {
    const reason = check(context)
    if (reason) return reason
  }
  return true
}

/** What somebody may make of a shipment in a status, once it fulfils the conditions. */
export const nextStatuses = (from: Status, by: Actor): Status[] =>
  transitions.flatMap((each) => (each.from === from && each.who.includes(by) ? each.to : []))

/** The status after an invoice expires or is cancelled: the previous one, or `warehouse` if the parcel has arrived. */
export function statusAfterExpiry(cameFrom: Status, isReceived: boolean): Status {
  return cameFrom === 'from_seller' && isReceived ? 'warehouse' : cameFrom
}
