import { timeZoneMs } from '../time/index.ts'

export interface CardEnd {
  /** 1 to 12 */
  exp_month: number
  exp_year: number
}

/** Whether the last month of a card is over, in Western Indonesian time. @param now milliseconds since 1970 */
export const isCardExpired = ({ exp_month, exp_year }: CardEnd, now: number): boolean =>
  now >= Date.UTC(exp_year, exp_month) - timeZoneMs

/** As it stands on the card: `08/28`. */
export const cardEnd = ({ exp_month, exp_year }: CardEnd): string =>
  `${String(exp_month).padStart(2, '0')}/${String(exp_year % 100).padStart(2, '0')}`
