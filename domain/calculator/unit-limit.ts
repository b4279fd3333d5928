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
