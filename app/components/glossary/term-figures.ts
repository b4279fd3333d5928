import { ruleFigures, type ReasonTexts } from '@seberang/domain/explain'
import { formatPercent, formatRange, joinParts, semicolon } from '@seberang/domain/format'
import type { Language } from '@seberang/domain/language'
import { currentRuleSet, type SpecialRate } from '@seberang/domain/pricing'

/** Rates from the lowest to the highest: `15–25%`. */
const percents = (rates: readonly number[], language: Language): string =>
  `${formatRange([Math.min(...rates), Math.max(...rates)], language)}%`

/** The figures of the rule set, and the goods that have rates of their own in parcels. */
export function termFigures(language: Language, { special }: Pick<ReasonTexts, 'special'>) {
  const { special_goods, parcel_by_law } = currentRuleSet()
  const namesOf = (rates: readonly SpecialRate[]): string =>
    joinParts(
      rates.map(({ goods }) => special[goods]),
      language,
    )
  // Books cost less than other goods: customs levies nothing more on them.
  const costly = special_goods.filter(({ duty }) => duty > parcel_by_law.duty)
  const duties = [...new Set(special_goods.map(({ duty }) => duty))]
  return {
    ...ruleFigures(language),
    parcelDuty: formatPercent(parcel_by_law.duty, language),
    specialGoods: namesOf(costly),
    specialIncomeTax: percents(
      costly.map(({ income_tax }) => income_tax),
      language,
    ),
    specialDuties: duties
      .map((duty) => {
        const names = namesOf(special_goods.filter((rate) => rate.duty === duty))
        return `${names} ${formatPercent(duty, language)}`
      })
      .join(semicolon(language)),
  }
}
