import { currentRuleSet, isUnderHeading } from '../pricing/index.ts'
import type { Law, RuleSet } from '../pricing/index.ts'

/** How many of such goods one parcel takes, where it is fewer than are to be sent. */
export interface UnitLimit {
  max: number
  /** Pieces beyond it, which are not sent. */
  beyond: number
  /** The index of the goods with which the parcel holds more than it takes. */
  from: number
  law: Law
}

/** @param goods of one parcel */
export function unitLimit(
  goods: readonly { hscode?: string | undefined; quantity: number }[],
  rules: RuleSet = currentRuleSet(),
): UnitLimit | undefined {
  const { headings, per_parcel: max } = rules.phones
  let total = 0
  let from = -1
  goods.forEach(({ hscode = '', quantity }, index) => {
    if (!isUnderHeading(hscode, headings)) return
    total += quantity
    if (total > max && from < 0) from = index
  })
  return from < 0 ? undefined : { max, beyond: total - max, from, law: rules.laws.phones }
}

/** The values of the text that refuses goods beyond a limit. */
export const unitLimitValues = ({ max, law }: UnitLimit) => ({ max, law: law.title })
