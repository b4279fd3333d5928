import { currentRuleSet } from '../pricing/index.ts'
import type { Law, RuleSet } from '../pricing/index.ts'

/** Fine for declaring too low a value: a multiple of the unpaid duty, in rupiah. */
export function fineFor(
  duty: number,
  rules: RuleSet = currentRuleSet(),
): { min: number; max: number; law: Law } {
  const { min_percent, max_percent } = rules.false_value_fine
  return {
    min: (duty * min_percent) / 100,
    max: (duty * max_percent) / 100,
    law: rules.laws.false_value,
  }
}
