import { formatRate, formatRupiah } from '../format/index.ts'
import { filled, type Language } from '../language/index.ts'
import { currentRuleSet, findRuleSet } from '../pricing/index.ts'
import type { Priced } from '../terms/index.ts'
import { ruleFigures } from './rule-figures.ts'
import type { ReasonTexts } from './text-types.ts'

/** What a taxable base was worked out from. */
export type Based = Pick<Priced, 'answer' | 'rates' | 'rule_set'>

/** Whether the levies are on less than the goods, because an allowance was taken off. */
export function isAboveAllowance({ answer: { taxable_base, goods }, rule_set }: Based): boolean {
  const { customs_insurance_per_mille } = findRuleSet(rule_set) ?? currentRuleSet()
  // Both are rounded to the rupiah.
  return (
    taxable_base > 0 &&
    taxable_base < Math.floor((goods.idr * (1000 + customs_insurance_per_mille)) / 1000) - 1
  )
}

/** How the taxable base was worked out; empty where there is none. */
export function baseReason(priced: Based, { base }: ReasonTexts, language: Language): string {
  const { answer, rates, rule_set } = priced
  if (answer.taxable_base === 0) return ''
  return filled(isAboveAllowance(priced) ? base.above_allowance : base.goods, {
    ...ruleFigures(language, rule_set),
    goods: formatRupiah(answer.goods.idr),
    rate: formatRate(rates['USD'] ?? 0),
  })
}
