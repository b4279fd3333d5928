import type { Quote } from '@seberang/domain/api'
import {
  baseReason,
  isLeviedByLaw,
  isOfState,
  leviesName,
  priceObject,
  quoteFacts,
  quotePrice,
  todaysPrice,
  type PriceObjectLine,
  type PriceObjectStatement,
} from '@seberang/domain/explain'
import { billTexts, reasonTexts } from '@seberang/domain/explain/texts'
import {
  formatMoment,
  formatRupiah,
  joinClauses,
  joinSentences,
  rupiahInWords,
} from '@seberang/domain/format'
import { filled, type Language } from '@seberang/domain/language'
import { isExpired } from '@seberang/domain/terms'
import { leviesOf } from '@seberang/domain/pricing'
import type { Statement } from '../../pdf/statement.ts'
import { factsOf, goodsOf, type FactsContext } from './pdf-facts.ts'
import { notesOf } from './pdf-notes.ts'
import { pdfTexts } from './pdf-texts.ts'

interface Printed extends FactsContext {
  /** The public URL of the quote. */
  address: string
}

type Row = Statement['groups'][number]['lines'][number]

/**
 * A quote as a printable statement: numbered lines with base, rounding and law, the sum in words, terms, and a link
 * back. What the price rests on and what it lacks is what the screen says.
 */
export function statementOf(kept: Quote, printed: Printed): Statement {
  const { language, address, now } = printed
  const texts = pdfTexts[language]
  // Once it has expired, everything but the former sum is as of today, as on the screen.
  const quote = kept.repriced ? { ...kept, priced: kept.repriced } : kept
  const { request, priced } = quote
  const { answer } = priced
  const price = todaysPrice(kept) ?? quotePrice(kept)
  const { statement, groups } = priceObject(price, billTexts[language], language)
  const lines = groups.flatMap((group) => group.lines)
  const services = lines.filter(({ id }) => !isOfState(id)).map((line) => rowOf(line, language))
  const base = services.length + 1
  const levies = leviesOf(answer.lines)
  return {
    language,
    createdAt: new Date(quote.created_at),
    brand: 'Seberang',
    contact: [new URL(address).host],
    title: texts.title,
    about: quote.title,
    ...(isExpired(quote, now.getTime()) && {
      ended: filled(texts[kept.repriced ? 'ended' : 'endedWithout'], {
        until: formatMoment(quote.expires_at, language),
        now: formatMoment(now, language),
        reason: kept.not_repriced?.message ?? '',
      }),
    }),
    subtitle: filled(texts.subtitle, {
      sentBy: texts.sentBy[quoteFacts(quote, language).sentBy],
      importer: texts.importer[request.package.package_type],
    }),
    number: { label: texts.number, code: quote.code, date: formatMoment(quote.created_at, language) },
    facts: factsOf(quote, printed),
    goods: goodsOf(quote, language),
    columns: texts.column,
    groups: [
      {
        title: texts.group.services,
        lines: services,
        sum: { label: texts.sum.services, amount: formatRupiah(answer.total - levies) },
      },
      {
        title: filled(texts.group[isLeviedByLaw(price) ? 'levies' : 'leviesByTariff'], {
          levies: leviesName(price, billTexts[language].pricing),
        }),
        lines: [
          {
            name: texts.line.base,
            reason: baseReason(priced, reasonTexts[language], language),
            amount: formatRupiah(answer.taxable_base),
            beside: true,
          },
          ...lines.filter(({ id }) => isOfState(id)).map((line) => rowOf(line, language)),
        ],
        sum: { label: filled(texts.sum.levies, { base }), amount: formatRupiah(levies) },
      },
    ],
    total: isExpired(quote, now.getTime())
      ? endedTotalOf(kept, statement, printed)
      : totalOf(quote, statement, language),
    notes: notesOf(quote, statement, printed),
    link: {
      address,
      label: filled(texts.link, { address: address.replace(/^https?:\/\//, '') }),
      text: texts.linkText,
    },
    page: texts.page,
  }
}

function totalOf({ priced }: Quote, statement: PriceObjectStatement, language: Language): Statement['total'] {
  const texts = pdfTexts[language]
  const { total } = priced.answer
  const { label, missing, furtherLevies } = statement
  const isIncomplete = missing !== undefined
  return {
    label: isIncomplete ? filled(texts.soFar, { basis: label }) : texts.total,
    note: joinClauses([missing, furtherLevies], language),
    words: filled(texts.words, { words: rupiahInWords(total, language) }),
    amount: formatRupiah(total),
    isIncomplete,
  }
}

/** The sum that was kept is struck, and today's stands beside it: nobody pays the former by mistake. */
function endedTotalOf(
  { priced, repriced, ...quote }: Quote,
  statement: PriceObjectStatement,
  { language, now }: Printed,
): Statement['total'] {
  const texts = pdfTexts[language]
  const former = { label: texts.formerTotal, amount: formatRupiah(priced.answer.total) }
  if (!repriced) return { former, label: texts.noneToday, isIncomplete: true }
  return {
    former,
    ...totalOf({ ...quote, priced: repriced }, statement, language),
    label: filled(texts.today, { date: formatMoment(now, language) }),
  }
}

function rowOf({ id, name, reason, law, amount, missing }: PriceObjectLine, language: Language): Row {
  return {
    // The statement uses the tax's legal name.
    name: id === 'income_tax' ? pdfTexts[language].line.incomeTax : name,
    reason: joinSentences([reason, law?.name], language),
    amount: amount ?? missing ?? '',
    beside: amount === undefined,
  }
}
