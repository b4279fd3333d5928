import {
  formatPercent,
  formatRupiah,
  joinParts,
  joinSentences,
  midSentence,
  withoutFullStop,
} from '../format/index.ts'
import { filled, type Language } from '../language/index.ts'
import { levyLines, type Law } from '../pricing/index.ts'
import type { Advice } from '../terms/index.ts'
import { lawText } from './reason.ts'
import { ruleFigures } from './rule-figures.ts'
import type { ReasonTexts } from './text-types.ts'

/** A shipment on which customs may levy more than its price includes. */
export interface ShipmentAtRisk {
  code: string
  title: string
  advice: Advice
  ruleSet: string
}

export interface AdviceText {
  /** What it comes to: `Bea cukai bisa memungut Rp548.934 lagi.` */
  lead: string
  /** Why, with each levy by law. */
  text: string
  /** Why alone: the kind of goods, and the law by its name in `lawName`. */
  cause: string
  /** Each levy by law, where the cause is that they are others. */
  levies: readonly { id: keyof Advice['levies']; percent: string; amount: string }[]
  /** What holds of these levies. */
  conditions: string
  law: Law
  lawName: string
}

/**
 * Where law and tariff differ, in sentences.
 * @param ruleSet the rule set of a stored price; the current one by default
 */
export function adviceText(
  { key, law, levies, difference, goods, duty_percent, income_tax_with_npwp, without_hscode }: Advice,
  texts: ReasonTexts,
  language: Language,
  ruleSet?: string,
): AdviceText {
  const { advice } = texts
  const amount = formatRupiah(Math.abs(difference))
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
  const hasLevies = key !== 'duty_free_up_to_limit'
  const list = filled(advice.levies, {
    duty: `${percent} ${formatRupiah(levies.duty)}`.trim(),
    vat: formatRupiah(levies.vat),
    incomeTax: formatRupiah(levies.income_tax),
  })
  const conditions = joinSentences(
    [
      income_tax_with_npwp !== undefined &&
        filled(advice.withNpwp, { incomeTax: formatRupiah(income_tax_with_npwp) }),
      // A law that levies less makes nothing cheaper.
      difference < 0 ? advice.billedByTariff : advice.billed,
    ],
    language,
  )
  return {
    lead:
      difference > 0 ? moreText([{ difference, without_hscode }], texts) : filled(advice.less, { amount }),
    text: joinSentences([cause + (hasLevies ? list : '') + texts.end, conditions], language),
    cause: cause + texts.end,
    levies: hasLevies
      ? levyLines.map((id) => ({
          id,
          percent: id === 'duty' ? percent : '',
          amount: formatRupiah(levies[id]),
        }))
      : [],
    conditions,
    law,
    lawName,
  }
}

/** What customs may levy besides a price. */
export type Risk = Pick<Advice, 'difference'> & { without_hscode?: boolean | undefined }

/** What customs may levy besides the price: `Bea cukai bisa memungut Rp548.934 lagi.`; where a category alone tells it, up to that. */
export function moreText(risks: readonly Risk[], { advice }: ReasonTexts): string {
  const more = risks.reduce((sum, { difference }) => sum + difference, 0)
  const isUpTo = risks.some(({ without_hscode }) => without_hscode)
  return filled(isUpTo ? advice.upTo : advice.more, { amount: formatRupiah(more) })
}

/** The same beside a total, which has no room for a sentence. */
export const furtherLevies = (risks: readonly Risk[], texts: ReasonTexts): string =>
  withoutFullStop(midSentence(moreText(risks, texts)))
