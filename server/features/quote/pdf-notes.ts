import type { Quote } from '@seberang/domain/api'
import { lawDifference } from '@seberang/domain/calculator'
import { lawText, ruleFigures } from '@seberang/domain/explain'
import { reasonTexts } from '@seberang/domain/explain/texts'
import { formatDay, formatMoment, formatPercent, formatRupiah } from '@seberang/domain/format'
import type { Language } from '@seberang/domain/language'
import { findRuleSet } from '@seberang/domain/pricing'
import type { Statement } from '../../pdf/statement.ts'
import { fill, pdfTexts, unbroken } from './pdf-texts.ts'

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

function lawNote({ request, about, priced }: Quote, language: Language): string {
  const texts = pdfTexts[language]
  const hscode = about.products[0]?.hscode
  const law = hscode ? lawDifference(request, hscode, findRuleSet(priced.rule_set)) : undefined
  if (law) {
    return fill(law.amount > 0 ? texts.lawMore : texts.lawLess, {
      special: texts.special[law.goods],
      law: unbroken(lawText(law.law, reasonTexts[language])),
      percent: formatPercent(law.duty, language),
      duty: formatRupiah(law.lines.duty),
      vat: formatRupiah(law.lines.vat),
      incomeTax: formatRupiah(law.lines.income_tax),
      amount: formatRupiah(Math.abs(law.amount)),
    })
  }
  if (request.package.tax_included) return texts.allIn
  return request.package.package_type === 'jastip'
    ? fill(texts.jastip, ruleFigures(language, priced.rule_set))
    : ''
}
