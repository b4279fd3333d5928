import { formatPercent, formatRate, formatRupiah, formatVolume, formatWeight } from '../format/index.ts'
import { filled, type Language } from '../language/index.ts'
import type { Explanation, Law, PricedWeight, RoundingKey } from '../pricing/index.ts'
import { isSeaWeight } from './chargeable.ts'
import { measures, type Measure } from './measures.ts'
import { ruleFigures } from './rule-figures.ts'
import type { ReasonTexts } from './text-types.ts'
import { unbroken } from './unbroken.ts'

/**
 * The sentence that explains a line of a bill.
 * @param ruleSet the id of the rule set that the price was made under; the current one by default
 * @param weight the shipment's, where the line should say that its size was charged, not its weight: by air the freight
 * says it, and the courier who charges the same weight does not repeat it; by sea the courier says it
 */
export function reasonOf(
  why: Explanation,
  texts: ReasonTexts,
  language: Language,
  ruleSet?: string,
  weight?: PricedWeight,
): string {
  const measure = measures[why.rule]
  const figures = {
    ...ruleFigures(language, ruleSet),
    quantity: why.quantity === undefined ? '' : quantityText(why.quantity, measure, language),
    rate: why.rate === undefined ? '' : rateText(why.rate, measure, language),
    exact: exactText(why),
  }
  const rounding = why.rounding ? texts.rounding[why.rounding] : ''
  const reason = filled(texts.rule[why.rule] + rounding + texts.end, figures)
  if (!weight || !isChargedBySize(why, weight)) return reason
  return (
    reason +
    filled(texts.volumetric, {
      volumetric: formatWeight(weight.volumetric_kg, language),
      real: formatWeight(weight.real_kg, language),
    })
  )
}

const minimums: ReadonlySet<RoundingKey> = new Set(['minimum_half_kilogram', 'minimum_kilogram'])

/** Whether a line is the one of a bill that says so; a weight that is raised to a minimum is due to neither. */
const isChargedBySize = ({ rule, rounding }: Explanation, weight: PricedWeight): boolean =>
  rule === (isSeaWeight(weight) ? 'domestic_shipping' : 'freight_air') &&
  (rounding === undefined || !minimums.has(rounding)) &&
  weight.volumetric_kg > weight.real_kg

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
