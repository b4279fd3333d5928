import type { Quote } from '@seberang/domain/api'
import { npwpCondition, quoteLaw, type PriceObjectStatement } from '@seberang/domain/explain'
import { billTexts, reasonTexts } from '@seberang/domain/explain/texts'
import { formatDay, formatMoment, formatRupiah, joinSentences } from '@seberang/domain/format'
import { filled, type Language } from '@seberang/domain/language'
import { isExpired } from '@seberang/domain/terms'
import { findRuleSet } from '@seberang/domain/pricing'
import type { Statement } from '../../pdf/statement.ts'
import type { FactsContext } from './pdf-facts.ts'
import { pdfTexts } from './pdf-texts.ts'

/** The notes under the total: what is not included, what may change, and what the law says. */
export function notesOf(
  quote: Quote,
  statement: PriceObjectStatement,
  { language, now }: FactsContext,
): Statement['notes'] {
  const texts = pdfTexts[language]
  const { priced } = quote
  const rules = findRuleSet(priced.rule_set)
  const law = quoteLaw(quote, reasonTexts[language], language)
  const isAtRisk = statement.furtherLevies !== undefined
  const lawNote = law ? [{ term: texts.note.law, text: law }] : []
  return [
    ...(isAtRisk ? lawNote : []),
    { term: texts.note.beside, text: besideText(quote, statement, language) },
    // What is kept until a date is kept no longer.
    ...(isExpired(quote, now.getTime())
      ? []
      : [
          {
            term: texts.note.change,
            text: joinSentences([texts.changeText, npwpCondition(quote, language)], language),
          },
        ]),
    ...(isAtRisk ? [] : lawNote),
    {
      term: texts.note.rules,
      text: filled(texts.rulesText, {
        rules: rules ? formatDay(rules.valid_from, language, 'long') : priced.rule_set,
        checked: rules ? formatDay(rules.checked_on, language, 'long') : '',
        date: formatMoment(priced.rates_as_of, language),
      }),
    },
  ]
}

/** What the goods cost besides the price; where the price reaches the door, also both as one sum. */
function besideText(
  { priced }: Quote,
  { missing, toYourDoor }: PriceObjectStatement,
  language: Language,
): string {
  const texts = pdfTexts[language]
  const { answer, advice } = priced
  const goods = formatRupiah(answer.goods.idr)
  if (missing !== undefined) return filled(texts.besideSoFarText, { goods, missing })
  const all = formatRupiah(answer.goods.idr + answer.total)
  if (toYourDoor !== undefined) return filled(texts.besideText, { goods, all })
  const rates = advice ? billTexts[language].pricing.object.rates[advice.key] : ''
  return filled(texts.besideLawText, { goods, all, rates })
}
