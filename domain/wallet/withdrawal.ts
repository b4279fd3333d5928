import { nextWorkingDay } from '../time/index.ts'

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

/** The day on which what is withdrawn now is in the bank account at the latest. */
export const arrivalDay = (requested: Date): string => nextWorkingDay(requested)
