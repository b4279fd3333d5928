import type { Quote } from '@seberang/domain/api'
import {
  courierName,
  lawText,
  lineName,
  quoteFacts,
  reasonOf,
  ruleFigures,
  shownLines,
} from '@seberang/domain/explain'
import { billTexts, reasonTexts } from '@seberang/domain/explain/texts'
import { formatMoment, formatRupiah, joinSentences, rupiahInWords } from '@seberang/domain/format'
import type { Language } from '@seberang/domain/language'
import { isLevy, isSea, leviesOf, type Explanation } from '@seberang/domain/pricing'
import type { Statement } from '../../pdf/statement.ts'
import { factsOf, type FactsContext } from './pdf-facts.ts'
import { notesOf } from './pdf-notes.ts'
import { fill, pdfTexts } from './pdf-texts.ts'

interface Printed extends FactsContext {
  /** The public URL of the quote. */
  address: string
}

type Row = Statement['groups'][number]['lines'][number]

/**
 * A quote as a printable statement: numbered lines with base, rounding and law, the sum in words, terms, and a link
 * back.
 */
export function statementOf(quote: Quote, printed: Printed): Statement {
  const { language, address } = printed
  const texts = pdfTexts[language]
  const { request, priced } = quote
  const { answer } = priced
  const lines = shownLines(priced)
  const services = lines.filter(({ line }) => !isLevy(line)).map((why) => rowOf(why, quote, language))
  const base = services.length + 1
  const levies = leviesOf(answer.lines)
  return {
    language,
    createdAt: new Date(quote.created_at),
    brand: 'Seberang',
    contact: [new URL(address).host],
    title: texts.title,
    subtitle: fill(texts.subtitle, {
      sentBy: texts.sentBy[quoteFacts(quote, language).sentBy],
      importer: texts.importer[request.package.package_type],
    }),
    number: { label: texts.number, code: quote.code, date: formatMoment(quote.created_at, language) },
    facts: factsOf(quote, printed),
    columns: texts.column,
    groups: [
      {
        title: texts.group.services,
        lines: services,
        sum: { label: texts.sum.services, amount: formatRupiah(answer.total - levies) },
      },
      {
        title: texts.group.levies,
        lines: [
          {
            name: texts.line.base,
            reason: answer.taxable_base > 0 ? baseReason(quote, language) : '',
            amount: formatRupiah(answer.taxable_base),
            beside: true,
          },
          ...lines.filter(({ line }) => isLevy(line)).map((why) => rowOf(why, quote, language)),
        ],
        sum: { label: fill(texts.sum.levies, { base }), amount: formatRupiah(levies) },
      },
    ],
    total: {
      label: texts.total,
      words: fill(texts.words, { words: rupiahInWords(answer.total, language) }),
      amount: formatRupiah(answer.total),
    },
    notes: notesOf(quote, language),
    link: {
      address,
      label: fill(texts.link, { address: address.replace(/^https?:\/\//, '') }),
      text: texts.linkText,
    },
    page: texts.page,
  }
}

function rowOf(why: Explanation, { request, about, priced }: Quote, language: Language): Row {
  const texts = pdfTexts[language]
  const { courier } = about
  const billed = {
    bySea: isSea(request.package),
    courier: courier ? courierName(courier) : undefined,
  }
  // The statement uses the tax's legal name.
  const name =
    why.line === 'income_tax' ? texts.line.incomeTax : lineName(why.line, billed, billTexts[language])
  const law = why.law && lawText(why.law, reasonTexts[language])
  const reason = reasonOf(why, reasonTexts[language], language, priced.rule_set)
  return {
    name,
    reason: joinSentences([reason, law], language),
    amount: formatRupiah(why.amount),
  }
}

function baseReason({ request, priced }: Quote, language: Language): string {
  // Jastip is taxed only above its allowance, so the value of the goods would not be the base.
  if (request.package.package_type === 'jastip') return ''
  return fill(pdfTexts[language].baseReason, {
    ...ruleFigures(language, priced.rule_set),
    goods: formatRupiah(priced.answer.goods.idr),
  })
}
