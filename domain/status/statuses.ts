import type { Language } from '../language/index.ts'

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

export function isStatus(value: unknown): value is Status {
  return statuses.some((status) => status === value)
}

/** The server's `status_label`, and the label in the app. */
export const statusLabels: Record<Language, Record<Status, string>> = {
  id: {
    pending: 'Belum Dibayar',
    paid: 'Sudah Dibayar',
    from_seller: 'Belum Sampai',
    quarantine: 'Quarantine',
    warehouse: 'Dalam Locker',
    sent: 'Dikirim ke Indonesia',
    inbound: 'Sampai di Indonesia',
    outbound: 'Dikirim ke Rumahmu',
    finished: 'Selesai',
  },
  en: {
    pending: 'Awaiting payment',
    paid: 'Paid',
    from_seller: 'Not arrived yet',
    quarantine: 'Quarantine',
    warehouse: 'In locker',
    sent: 'On the way to Indonesia',
    inbound: 'Arrived in Indonesia',
    outbound: 'On the way to your home',
    finished: 'Finished',
  },
  zh: {
    pending: '待付款',
    paid: '已付款',
    from_seller: '未到仓',
    quarantine: '隔离区',
    warehouse: '已入仓',
    sent: '正在运往印尼',
    inbound: '已抵达印尼',
    outbound: '正在派送',
    finished: '已完成',
  },
}

/** The status of the last log with a date, or null without one. Times are ISO 8601. */
export function currentStatus(logs: readonly { status: Status; log_date: string | null }[]): Status | null {
  return logs.findLast((log) => log.log_date !== null)?.status ?? null
}

/** Due dates are shown only while they are in the future. Both in milliseconds since 1970. */
export function isDueAhead(dueAt: number | null, now: number): boolean {
  return dueAt !== null && dueAt > now
}
