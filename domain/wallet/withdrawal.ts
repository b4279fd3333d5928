import { jakartaDay, millisecondsPerDay, timeZoneMs } from '../time/index.ts'

/**
 * `requested`: it waits for us, and its customer may cancel it. `processing`: a bank has it, or is about to. The others
 * are its ends.
 */
export const withdrawalStatuses = ['requested', 'processing', 'paid', 'rejected', 'cancelled'] as const
export type WithdrawalStatus = (typeof withdrawalStatuses)[number]

const transitions: Record<WithdrawalStatus, readonly WithdrawalStatus[]> = {
  requested: ['processing', 'rejected', 'cancelled'],
  processing: ['paid', 'rejected'],
  paid: [],
  rejected: [],
  cancelled: [],
}

export const canBecome = (from: WithdrawalStatus, to: WithdrawalStatus): boolean =>
  transitions[from].includes(to)

/** The money of these is held. */
export const openWithdrawals = withdrawalStatuses.filter((status) => transitions[status].length > 0)

export const isOpen = (status: WithdrawalStatus): boolean => openWithdrawals.includes(status)

/** These count for the limit of a day: what came back does not. */
export const countedWithdrawals = withdrawalStatuses.filter(
  (status) => status !== 'rejected' && status !== 'cancelled',
)

/** From the first moment of a day in Jakarta to that of the next. @param day as `2026-11-29` */
export function momentsOfDay(day: string): { from: Date; to: Date } {
  const from = Date.parse(`${day}T00:00:00Z`) - timeZoneMs
  return { from: new Date(from), to: new Date(from + millisecondsPerDay) }
}

/** The same of a month. @param month as `2026-11` */
export function momentsOfMonth(month: string): { from: Date; to: Date } {
  const [year = 0, number = 1] = month.split('-').map(Number)
  const at = (months: number) => new Date(Date.UTC(year, number - 1 + months) - timeZoneMs)
  return { from: at(0), to: at(1) }
}

/** From Monday to Friday. Public holidays are not known here. */
const isWorkingDay = (day: string): boolean => ![0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay())

/** The day on which what is withdrawn now is in the bank account at the latest: the next working day. */
export function arrivalDay(requested: Date): string {
  let moment = requested.getTime()
  let day: string
  do {
    moment += millisecondsPerDay
    day = jakartaDay(new Date(moment))
  } while (!isWorkingDay(day))
  return day
}
