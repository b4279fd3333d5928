import type { Quote } from '@seberang/domain/api'
import { adviceText } from '@seberang/domain/explain'
import { reasonTexts } from '@seberang/domain/explain/texts'
import { formatDay, formatMoment, formatRupiah, joinSentences } from '@seberang/domain/format'
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
  const law = lawNote(quote, language)
  return [
    {
      term: texts.note.beside,
      text: fill(texts.besideText, { goods: formatRupiah(goods.idr), all: formatRupiah(goods.idr + total) }),
    },
    { term: texts.note.change, text: texts.changeText },
    ...(law ? [{ term: texts.note.law, text: law }] : []),
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

function lawNote({ request, priced }: Quote, language: Language): string {
  const { advice, rule_set } = priced
  if (!advice) return request.package.tax_included ? pdfTexts[language].allIn : ''
  const { lead, text } = adviceText(advice, reasonTexts[language], language, rule_set)
  return joinSentences([lead, text], language)
}
