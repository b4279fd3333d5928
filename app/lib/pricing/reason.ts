import { formatPercent, formatRate, formatRupiah, formatVolume, formatWeight } from '@seberang/domain/format'
import type { Explanation, ExplanationRule } from '@seberang/domain/pricing'
import i18next from 'i18next'
import type { Language } from '@seberang/domain/language'

type Measure = 'kilograms' | 'cubic metres' | 'pieces' | 'rupiah'

/** What the quantity of a rule counts; its rate is a percentage where the quantity is money. */
function measureOf(rule: ExplanationRule): Measure {
  if (rule === 'freight_air' || rule === 'domestic_shipping' || rule.startsWith('handling'))
    return 'kilograms'
  if (rule.startsWith('freight_sea_lcl')) return 'cubic metres'
  if (rule.startsWith('phone') || rule.startsWith('freight_sea_fcl')) return 'pieces'
  return 'rupiah'
}

/** The sentence behind a line of the bill, from the pricing function's own explanation. */
export function reasonOf(why: Explanation, language: Language): string {
  const t = i18next.getFixedT(language, 'reason')
  const measure = measureOf(why.rule)
  const figures = {
    quantity: why.quantity === undefined ? '' : quantityText(why.quantity, measure, language),
    rate: why.rate === undefined ? '' : rateText(why.rate, measure, language),
  }
  // The product before rounding, to the rupiah below it: places beyond are noise to a reader.
  const exact = formatRupiah(Math.floor(Number(why.exact)))
  const rounding = why.rounding ? t(`rounding.${why.rounding}`, { exact }) : ''
  return `${t(`rule.${why.rule}`, figures)}${rounding}${t('end')}`
}

/** Where the rule of a line stands in law, as people cite it; undefined for what is no law's but ours. */
export function lawOf(why: Explanation, language: Language): string | undefined {
  if (!why.law) return undefined
  const { title, article } = why.law
  return article ? i18next.getFixedT(language, 'reason')('law', { title, article }) : title
}

export function reasonWithLaw(why: Explanation, language: Language): string {
  return [reasonOf(why, language), lawOf(why, language)].filter(Boolean).join(' ')
}

function quantityText(quantity: string, measure: Measure, language: Language): string {
  switch (measure) {
    case 'kilograms':
      return formatWeight(Number(quantity), language)
    case 'cubic metres':
      return formatVolume(Number(quantity), language)
    case 'pieces':
      return quantity
    case 'rupiah':
      return formatRupiah(Number(quantity))
  }
}

function rateText(rate: string, measure: Measure, language: Language): string {
  return measure === 'rupiah' ? formatPercent(Number(rate), language) : formatRate(Number(rate))
}
