import type { Status } from './statuses.ts'

/** Who moves a shipment. `carrier` is whoever transports it, at sea, in the air or to the door; `system` is time. */
export const actors = ['customer', 'operator', 'carrier', 'gateway', 'system'] as const
export type Actor = (typeof actors)[number]

/** Why a move or an act is not possible: keys of texts. */
export const statusReasons = [
  'not_a_transition',
  'not_for_this_actor',
  'not_arrived',
  'not_measured',
  'no_products',
  'no_papers',
  'not_confirmed',
  'not_where_it_was',
  'paid_moments_ago',
  'additional_invoice_unpaid',
  'case_open',
  'delivered_recently',
  'invoice_open',
  'already_paid',
  'in_quarantine',
] as const
export type StatusReason = (typeof statusReasons)[number]

/** What a move looks at. Times are milliseconds since 1970; what is left out has not happened. */
export interface MoveContext {
  by: Actor
  now: number
  /** The parcel is in the warehouse. */
  isReceived?: boolean
  isMeasured?: boolean
  hasProducts?: boolean
  hasPapers?: boolean
  /** Where it was when it was checked out. */
  cameFrom?: Status
  /** An operator has looked at what came from quarantine. */
  isConfirmed?: boolean
  paidAt?: number
  hasUnpaidAdditionalInvoice?: boolean
  outboundAt?: number
  /** A ticket or a refund request about it is open. */
  hasOpenCase?: boolean
}

type Check = (context: MoveContext) => StatusReason | null

export interface Transition {
  /** null: it did not exist before. */
  from: Status | null
  to: Status
  who: readonly Actor[]
  checks: readonly Check[]
}

/** A payment that the gateway takes back does so within about a minute. */
export const millisecondsBeforeShipping = 5 * 60_000
/** A delivered shipment finishes by itself when nobody has complained for so long. */
export const millisecondsBeforeFinishing = 14 * 24 * 60 * 60_000

const arrived: Check = ({ isReceived }) => (isReceived ? null : 'not_arrived')
const measured: Check = ({ isMeasured }) => (isMeasured ? null : 'not_measured')
const withProducts: Check = ({ hasProducts }) => (hasProducts ? null : 'no_products')
const withPapers: Check = ({ hasPapers }) => (hasPapers ? null : 'no_papers')
const confirmed: Check = ({ cameFrom, isConfirmed }) =>
  cameFrom === 'quarantine' && !isConfirmed ? 'not_confirmed' : null
const wasIn =
  (status: Status): Check =>
  ({ cameFrom }) =>
    cameFrom === status ? null : 'not_where_it_was'
/** What arrived while its invoice was open is not "not arrived yet" any more. */
const wasInWarehouse: Check = ({ cameFrom, isReceived }) =>
  cameFrom === 'warehouse' || (cameFrom === 'from_seller' && isReceived) ? null : 'not_where_it_was'
const stillUnderway: Check = ({ isReceived }) => (isReceived ? 'not_where_it_was' : null)
const paidLongEnough: Check = ({ paidAt, now }) =>
  paidAt !== undefined && now - paidAt >= millisecondsBeforeShipping ? null : 'paid_moments_ago'
const additionalPaid: Check = ({ hasUnpaidAdditionalInvoice }) =>
  hasUnpaidAdditionalInvoice ? 'additional_invoice_unpaid' : null
/** Whoever delivers it may say so at any time; time alone has to have passed without a complaint. */
const undisputed: Check = ({ by, now, outboundAt, hasOpenCase }) => {
  if (by !== 'system') return null
  if (hasOpenCase) return 'case_open'
  return outboundAt !== undefined && now - outboundAt >= millisecondsBeforeFinishing
    ? null
    : 'delivered_recently'
}

/** Every move that is permitted; any other changes nothing. */
export const transitions: readonly Transition[] = [
  { from: null, to: 'from_seller', who: ['customer'], checks: [withProducts] },
  { from: null, to: 'quarantine', who: ['operator'], checks: [arrived] },
  { from: 'from_seller', to: 'warehouse', who: ['operator'], checks: [arrived, measured] },
  { from: 'from_seller', to: 'quarantine', who: ['operator'], checks: [arrived] },
  { from: 'quarantine', to: 'warehouse', who: ['operator'], checks: [withProducts, withPapers] },
  { from: 'quarantine', to: 'pending', who: ['customer'], checks: [withProducts, withPapers] },
  { from: 'warehouse', to: 'pending', who: ['customer'], checks: [withProducts] },
  { from: 'from_seller', to: 'pending', who: ['customer'], checks: [withProducts] },
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
  { from: 'inbound', to: 'outbound', who: ['operator', 'carrier'], checks: [additionalPaid] },
  // Couriers report by word of the operator until they have a connection of their own.
  { from: 'outbound', to: 'finished', who: ['carrier', 'operator', 'system'], checks: [undisputed] },
]

/** Whether a shipment may move, or the key of the reason why not. `from` is null for one that does not exist yet. */
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

/** Where a shipment goes when its invoice expires or is cancelled: back, or into the warehouse if it has arrived. */
export function statusAfterExpiry(cameFrom: Status, isReceived: boolean): Status {
  return cameFrom === 'from_seller' && isReceived ? 'warehouse' : cameFrom
}
