import { ruleSet20250801 } from './2025-08-01.ts'
import type { RuleSet } from './rule-set.ts'

export { specialGoods } from './rule-set.ts'
export type { RuleSet, SpecialGoods, SpecialRate } from './rule-set.ts'

type RuleSets = readonly [RuleSet, ...RuleSet[]]

/** Every rule set that a quote or an invoice may refer to, oldest first. */
export const ruleSets: RuleSets = [ruleSet20250801]

/**
 * The rule set in force on a day (`2026-11-21`, in WIB); the first one for earlier days, the newest without a day.
 * @param sets oldest first
 */
export function currentRuleSet(day = '9999', sets: RuleSets = ruleSets): RuleSet {
  return sets.findLast((ruleSet) => ruleSet.valid_from <= day) ?? sets[0]
}

/** The rule set of an old quote, or undefined if there is none of that id. */
export function findRuleSet(id: string): RuleSet | undefined {
  return ruleSets.find((ruleSet) => ruleSet.id === id)
}
