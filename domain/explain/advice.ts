import {
  formatPercent,
  formatRupiah,
  joinParts,
  joinSentences,
  midSentence,
  withoutFullStop,
} from '../format/index.ts'
import { filled, type Language } from '../language/index.ts'
import { leviesOf, levyLines, type Law } from '../pricing/index.ts'
import type { Advice } from '../terms/index.ts'
import { lawText } from './reason.ts'
import { ruleFigures } from './rule-figures.ts'
import type { BillTexts, ReasonTexts } from './text-types.ts'

/** A shipment on which customs may levy more than its price includes. */
export interface ShipmentAtRisk {
  code: string
  title: string
  advice: Advice
  ruleSet: string
  /** Its price, in rupiah. */
  total: number
}

export interface AdviceText {
  /** What it comes to: `Bea cukai bisa memungut Rp548.934 lagi.` */
  lead: string
  /** Why, with each levy by law. */
  text: string
  /** Why alone: the kind of goods, and the law by its name in `lawName`. */
  cause: string
  /** What holds of these levies. */
  conditions: string
  law: Law
  lawName: string
}

/**
 * Where law and tariff differ, in sentences.
 * @param ruleSet the rule set of a stored price; the current one by default
 */
export function adviceText(of: Advice, texts: ReasonTexts, language: Language, ruleSet?: string): AdviceText {
  const { key, law, levies, difference, goods, duty_percent, without_hscode } = of
  const { advice } = texts
  const percent = duty_percent === undefined ? '' : formatPercent(duty_percent, language)
  const lawName = lawText(law, texts)
  const cause = filled(without_hscode ? advice.withoutHsCode : advice.reason[key], {
    ...ruleFigures(language, ruleSet),
    goods: joinParts(
      goods.map((one) => texts.special[one]),
      language,
    ),
    law: lawName,
  })
  const list = filled(advice.levies, {
    duty: `${percent} ${formatRupiah(levies.duty)}`.trim(),
    vat: formatRupiah(levies.vat),
    incomeTax: formatRupiah(levies.income_tax),
  })
  const included = difference > 0 ? leviesOf(levies) - difference : 0
  const inTotal = included > 0 ? filled(advice.inTotal, { amount: formatRupiah(included) }) : ''
  // A law that levies less makes nothing cheaper.
  const conditions = difference < 0 ? splitText(of, texts) : advice.billed
  return {
    lead:
      difference > 0
        ? leadText([of], texts, language)
        : filled(advice.less, { amount: formatRupiah(-difference) }),
    text: joinSentences([cause + (namesLevies(key) ? list + inTotal : '') + texts.end, conditions], language),
    cause: cause + texts.end,
    conditions,
    law,
    lawName,
  }
}

/** Whether the cause is that the levies are others, which are then named. */
const namesLevies = (key: Advice['key']): boolean => key !== 'duty_free_up_to_limit'

/** A line of a sum, formatted. */
export interface LawLine {
  id: string
  name: string
  note?: string
  amount: string
}

/** The levies by law one below the other; where they are more than the price includes, as a sum up to its total with them. */
export function lawLines(
  { advice: { key, levies, difference, duty_percent }, total }: Pick<ShipmentAtRisk, 'advice' | 'total'>,
  { line, object: { byLaw } }: BillTexts['pricing'],
  language: Language,
): readonly LawLine[] {
  if (!namesLevies(key)) return []
  const lines: LawLine[] = levyLines.map((id) => ({
    id,
    name: line[id],
    amount: formatRupiah(levies[id]),
    ...(id === 'duty' && duty_percent !== undefined && { note: formatPercent(duty_percent, language) }),
  }))
  if (difference <= 0) return lines
  const included = leviesOf(levies) - difference
  return [
    ...lines,
    ...(included === 0 ? [] : [{ id: 'inTotal', name: byLaw.inTotal, amount: formatRupiah(-included) }]),
    { id: 'more', name: byLaw.more, amount: formatRupiah(difference) },
    { id: 'total', name: byLaw.total, amount: formatRupiah(total + difference) },
  ]
}

/** Of what a tariff charges as levies beyond the law: how much the state gets, and how much is part of the price. */
export const splitText = (
  { levies, difference }: Pick<Advice, 'levies' | 'difference'>,
  { advice }: ReasonTexts,
): string =>
  filled(advice.split, { state: formatRupiah(leviesOf(levies)), ours: formatRupiah(Math.abs(difference)) })

/** What customs may levy besides a price. */
export type Risk = Pick<Advice, 'difference'> & { without_hscode?: boolean | undefined }

/** What customs may levy besides the price: `Bea cukai bisa memungut Rp548.934 lagi.`; where a category alone tells it, up to that. */
export function moreText(risks: readonly Risk[], { advice }: ReasonTexts): string {
  const more = risks.reduce((sum, { difference }) => sum + difference, 0)
  return filled(isUpTo(risks) ? advice.upTo : advice.more, { amount: formatRupiah(more) })
}

/** The same beside a sum that has it already: `Termasuk Rp548.934 yang bisa dipungut bea cukai.` */
export const includedText = (risk: Risk, { advice }: ReasonTexts): string =>
  filled(isUpTo([risk]) ? advice.includedUpTo : advice.included, { amount: formatRupiah(risk.difference) })

const isUpTo = (risks: readonly Risk[]): boolean => risks.some(({ without_hscode }) => without_hscode)

/** The same with what an NPWP would make of it. */
export function leadText(
  risks: readonly (Risk & Pick<Advice, 'difference_with_npwp'>)[],
  texts: ReasonTexts,
  language: Language,
): string {
  const { nothingWithNpwp, withNpwp } = texts.advice
  const isLower = risks.some(({ difference_with_npwp }) => difference_with_npwp !== undefined)
  const left = risks.reduce(
    (sum, { difference, difference_with_npwp }) => sum + Math.max(0, difference_with_npwp ?? difference),
    0,
  )
  const lower = left === 0 ? nothingWithNpwp : filled(withNpwp, { amount: formatRupiah(left) })
  return joinSentences([moreText(risks, texts), isLower && lower], language)
}

/** What customs may levy beside a total, which has no room for a sentence. */
export const furtherLevies = (risks: readonly Risk[], texts: ReasonTexts): string =>
  withoutFullStop(midSentence(moreText(risks, texts)))
