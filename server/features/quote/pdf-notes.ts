import type { Quote } from '@seberang/domain/api'
import { quoteLaw } from '@seberang/domain/explain'
import { billTexts, reasonTexts } from '@seberang/domain/explain/texts'
import { formatDay, formatMoment, formatRupiah } from '@seberang/domain/format'
import type { Language } from '@seberang/domain/language'
import { findRuleSet } from '@seberang/domain/pricing'
import type { Statement } from '../../pdf/statement.ts'
import { fill, pdfTexts } from './pdf-texts.ts'

/** The notes under the total: what is not included, what may change, and what the law says. */
export function notesOf(quote: Quote, language: Language): Statement['notes'] {
  const texts = pdfTexts[language]
  const { priced } = quote
  const { total, goods } = priced.answer
  const rules = findRuleSet(priced.rule_set)
  const law = quoteLaw(quote, { reason: reasonTexts[language], allIn: texts.allIn }, language)
  const { advice } = priced
  const isAtRisk = advice !== undefined && advice.difference > 0
  const rates = advice ? billTexts[language].pricing.object.rates[advice.key] : ''
  const lawNote = law ? [{ term: texts.note.law, text: law }] : []
  return [
    ...(isAtRisk ? lawNote : []),
    {
      term: texts.note.beside,
      text: fill(isAtRisk ? texts.besideLawText : texts.besideText, {
        goods: formatRupiah(goods.idr),
        all: formatRupiah(goods.idr + total),
        rates,
      }),
    },
    { term: texts.note.change, text: texts.changeText },
    ...(isAtRisk ? [] : lawNote),
    {
      term: texts.note.rules,
      text: fill(texts.rulesText, {
        rules: priced.rule_set,
        checked: rules ? formatDay(rules.checked_on, language, 'long') : '',
        date: formatMoment(priced.rates_as_of, language),
      }),
    },
  ]
}
