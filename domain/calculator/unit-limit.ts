import { currentRuleSet, isUnderHeading } from '../pricing/index.ts'
import type { Law, RuleSet } from '../pricing/index.ts'

/** How many of such goods one parcel takes, where it is fewer than are to be sent. */
export interface UnitLimit {
  max: number
  /** Pieces beyond it, which are not sent. */
  beyond: number
  law: Law
}

/** @param goods of one parcel */
export function unitLimit(
  goods: readonly { hscode?: string | undefined; quantity: number }[],
  rules: RuleSet = currentRuleSet(),
): UnitLimit | undefined {
  const { headings, per_parcel } = rules.phones
  const limited = goods.filter(({ hscode = '' }) => isUnderHeading(hscode, headings))
  const beyond = limited.reduce((sum, { quantity }) => sum + quantity, 0) - per_parcel
  return beyond > 0 ? { max: per_parcel, beyond, law: rules.laws.phones } : undefined
}
