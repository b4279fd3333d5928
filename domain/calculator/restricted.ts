import { currentRuleSet, isUnderHeading } from '../pricing/index.ts'
import type { Law, RuleSet } from '../pricing/index.ts'

/** How many of such goods one parcel takes, where it is fewer than are to be sent. */
export interface UnitLimit {
  max: number
  /** Pieces beyond it, which are not sent. */
  beyond: number
  law: Law
}

export function unitLimit(
  hscode: string,
  quantity: number,
  rules: RuleSet = currentRuleSet(),
): UnitLimit | undefined {
  const { headings, per_parcel } = rules.phones
  if (!isUnderHeading(hscode, headings) || quantity <= per_parcel) return undefined
  return { max: per_parcel, beyond: quantity - per_parcel, law: rules.laws.phones }
}

/** Batteries themselves, power banks, phones, portable computers and electronic cigarettes. */
const batteryHeadings = ['8506', '8507', '851713', '851714', '847130', '854340']

/** Whether goods of a code are or always hold a battery. */
export const holdsBattery = (hscode: string): boolean => isUnderHeading(hscode, batteryHeadings)
