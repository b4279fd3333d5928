/** All statuses of a shipment. */
export const statuses = [
  'pending',
  'paid',
  'from_seller',
  'quarantine',
  'warehouse',
  'sent',
  'inbound',
  'outbound',
  'finished',
] as const
export type Status = (typeof statuses)[number]

/** The usual sequence for a shipment that is paid after its arrival at the warehouse. */
export const journey: readonly Status[] = [
  'from_seller',
  'warehouse',
  'pending',
  'paid',
  'sent',
  'inbound',
  'outbound',
  'finished',
]

/** The statuses of a shipment without an invoice. */
export const beforeCheckout = ['from_seller', 'quarantine', 'warehouse'] as const satisfies readonly Status[]
export type StatusBeforeCheckout = (typeof beforeCheckout)[number]
export type StatusAfterCheckout = Exclude<Status, StatusBeforeCheckout>

export const isBeforeCheckout = (status: Status): status is StatusBeforeCheckout =>
  beforeCheckout.some((one) => one === status)

export const afterCheckout = statuses.filter(
  (status): status is StatusAfterCheckout => !isBeforeCheckout(status),
)

/** Customs has released it: nothing can be levied any more. */
export const hasPassedCustoms = (status: Status): boolean => status === 'outbound' || status === 'finished'

export const stages = ['overseas', 'domestic'] as const
export type Stage = (typeof stages)[number]

const stageOf: Record<Status, Stage> = {
  pending: 'overseas',
  quarantine: 'overseas',
  paid: 'overseas',
  from_seller: 'overseas',
  warehouse: 'overseas',
  sent: 'domestic',
  inbound: 'domestic',
  outbound: 'domestic',
  finished: 'domestic',
}

/** The stage a status belongs to. */
export function stage(status: Status): Stage {
  return stageOf[status]
}

/**
 * Whether a shipment has left the place where it waits for the payment of an invoice: the warehouse, or the port in
 * Indonesia for an additional one. From then on a payment that the bank reverses opens no debt again.
 */
export const hasLeft = (status: Status, invoice: { type: string }): boolean =>
  invoice.type === 'additional' ? hasPassedCustoms(status) : stage(status) === 'domestic'

/** The status of the last log with a date, or null without one. Times are ISO 8601. */
export function currentStatus(logs: readonly { status: Status; log_date: string | null }[]): Status | null {
  return logs.findLast((log) => log.log_date !== null)?.status ?? null
}

/** Due dates are shown only while they are in the future. Both in milliseconds since 1970. */
export function isDueAhead(dueAt: number | null, now: number): boolean {
  return dueAt !== null && dueAt > now
}
