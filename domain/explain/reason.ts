import { formatPercent, formatRate, formatRupiah, formatVolume, formatWeight } from '../format/index.ts'
import { filled, type Language } from '../language/index.ts'
import type { Explanation, Law } from '../pricing/index.ts'
import { measures, type Measure } from './measures.ts'
import { ruleFigures } from './rule-figures.ts'
import type { ReasonTexts } from './text-types.ts'
import { unbroken } from './unbroken.ts'

/**
 * The sentence that explains a line of a bill.
 * @param ruleSet the id of the rule set that the price was made under; the current one by default
 */
export function reasonOf(why: Explanation, texts: ReasonTexts, language: Language, ruleSet?: string): string {
  const measure = measures[why.rule]
  const figures = {
    ...ruleFigures(language, ruleSet),
    quantity: why.quantity === undefined ? '' : quantityText(why.quantity, measure, language),
    rate: why.rate === undefined ? '' : rateText(why.rate, measure, language),
    exact: exactText(why),
  }
  const rounding = why.rounding ? texts.rounding[why.rounding] : ''
  return filled(texts.rule[why.rule] + rounding + texts.end, figures)
}

/**
 * The product before rounding: to two decimals where only they were rounded, elsewhere to the first that is not zero.
 * It is rounded half up, to as many more decimals as it takes to lead to the amount of the line: 12.345,4996 is charged
 * as 12.345, which nobody would get from 12.345,50.
 */
function exactText({ exact, rounding }: Explanation): string {
  const [whole = exact, fraction = ''] = exact.split('.')
  const first = fraction.search(/[1-9]/)
  if (first < 0) return formatRupiah(Number(whole))
  const isHalfUp = rounding === 'half_up_rupiah'
  const isUp = fraction >= '5'
  for (let places = isHalfUp ? 2 : first + 1; places < fraction.length; places += 1) {
    const shown = roundedFraction(fraction, places)
    if (shown !== undefined && !(isHalfUp && shown >= '5' !== isUp)) return decimals(whole, shown)
  }
  return decimals(whole, isHalfUp ? fraction.padEnd(2, '0') : fraction)
}

const decimals = (whole: string, fraction: string): string => `${formatRupiah(Number(whole))},${fraction}`

/** The decimals rounded half up; undefined if nothing but zeros is left, as of 0,96 with one. */
function roundedFraction(fraction: string, places: number): string | undefined {
  const up = (fraction[places] ?? '0') >= '5' ? 1n : 0n
  const rounded = String(BigInt(fraction.slice(0, places)) + up).padStart(places, '0')
  return rounded.length > places || /^0*$/.test(rounded) ? undefined : rounded
}

/** Citation of a law, with its article if it has one: where both have no room on a line, neither is broken. */
export function lawText({ title, article }: Law, texts: ReasonTexts): string {
  const whole = unbroken(title)
  return article ? filled(texts.law, { title: whole, article }) : whole
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
    case 'none':
      return ''
  }
}

function rateText(rate: string, measure: Measure, language: Language): string {
  return measure === 'rupiah' ? formatPercent(Number(rate), language) : formatRate(Number(rate))
}
