import { payLaterReminderDays, payLaterReminderHour, payLaterRepeatDays } from '../limits/index.ts'
import { jakartaDay, millisecondsPerDay, millisecondsPerHour, momentsOfDay } from '../time/index.ts'

/** What an operator lets a company pay later: how much together, in whole rupiah, and within how many days each. */
export interface PayLaterTerms {
  limit: number
  days: number
}

/** Where a customer stands with paying later. */
export interface PayLaterState {
  /** Whether they act for an approved company. */
  hasCompany: boolean
  /** What that may pay later; null until an operator has said so. */
  terms: PayLaterTerms | null
  /** Whether the company has accepted the current version of the terms for companies. */
  hasAccepted: boolean
  /** What it has still to pay, in whole rupiah. */
  used: number
  /** Whether some of that is overdue. */
  isOverdue: boolean
}

/** Why something cannot be paid later, in the order in which they are looked at: what has to be done first, first. */
export const payLaterReasons = ['no_company', 'no_terms', 'not_accepted', 'overdue', 'limit'] as const
export type PayLaterReason = (typeof payLaterReasons)[number]

/** What a company may still pay later, in whole rupiah. */
export const leftToPayLater = (used: number, limit: number): number => Math.max(0, limit - used)

/** Whether an amount can be paid later: true, or why not. Zero asks whether anything can. */
export function payLaterPermission(
  { hasCompany, terms, hasAccepted, used, isOverdue }: PayLaterState,
  amount: number,
): true | PayLaterReason {
  if (!hasCompany) return 'no_company'
  if (!terms) return 'no_terms'
  if (!hasAccepted) return 'not_accepted'
  if (isOverdue) return 'overdue'
  return amount > leftToPayLater(used, terms.limit) ? 'limit' : true
}

/** Until when what is paid later is to be paid: the end of a day in Jakarta, so many days after that of the moment. */
export function payLaterDue(moment: Date, days: number): Date {
  const day = jakartaDay(new Date(moment.getTime() + days * millisecondsPerDay))
  return new Date(momentsOfDay(day).to.getTime() - 1)
}

/** Whole days in Jakarta from the day on which something is due to that of a moment: below zero before it. */
export const daysOverdue = (due: Date, moment: Date): number =>
  (Date.parse(jakartaDay(moment)) - Date.parse(jakartaDay(due))) / millisecondsPerDay

/** When the next reminder of what is due then is to be sent: the first one after this moment. */
export function nextReminder(due: Date, now: Date): Date {
  const on = (day: number) =>
    momentsOfDay(jakartaDay(due)).from.getTime() +
    day * millisecondsPerDay +
    payLaterReminderHour * millisecondsPerHour
  const first = payLaterReminderDays.find((day) => on(day) > now.getTime())
  if (first !== undefined) return new Date(on(first))
  let day = payLaterReminderDays.at(-1) ?? 0
  while (on(day) <= now.getTime()) day += payLaterRepeatDays
  return new Date(on(day))
}
