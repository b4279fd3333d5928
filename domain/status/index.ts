/** The statuses of a shipment, its transitions, and what its owner may do with it. */
export { expectedArrival, fixedOrigin } from './arrival.ts'
export type { Expected, FixedOrigin, Period, Transit } from './arrival.ts'
export { can, checkoutReasons } from './can.ts'
export type { CartState, CheckoutReason, OwnerReason, ParcelState } from './can.ts'
export { isComplete } from './complete.ts'
export { placeLabels, statusLabels } from './labels.ts'
export { givesPapers, papersAmong } from './papers.ts'
export { placeOf, places } from './places.ts'
export type { Place } from './places.ts'
export { canChangeMethod, canGiveUp, endedStatuses, endedStatusOf, invoiceEnds, isEnded } from './payable.ts'
export type { EndedStatus, InvoiceEnd, NotPaid } from './payable.ts'
export {
  afterCheckout,
  hasPassedCustoms,
  beforeCheckout,
  currentStatus,
  hasLeft,
  isBeforeCheckout,
  isDueAhead,
  journey,
  stage,
  stages,
  statuses,
} from './statuses.ts'
export type { Stage, Status, StatusAfterCheckout } from './statuses.ts'
export {
  actors,
  canMove,
  millisecondsBeforeFinishing,
  millisecondsBeforeShipping,
  nextStatuses,
  statusAfterExpiry,
  statusReasons,
  transitions,
} from './transitions.ts'
export type { Actor, MoveContext, StatusReason, Transition } from './transitions.ts'
export { isOpenAgent, namesOpenAgent } from './open-warehouse.ts'
export { isBeingMatched, longestMatchingDays, transferMatchedBy, transfersMatchedUpTo } from './transfer.ts'
