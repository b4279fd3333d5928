import type { Quote } from '@seberang/domain/api'
import { lawDifference, leviesOf } from '@seberang/domain/calculator'
import {
  chargeableText,
  lawText,
  lineName,
  reasonOf,
  ruleFigures,
  shownLines,
} from '@seberang/domain/explain'
import { billTexts, reasonTexts } from '@seberang/domain/explain/texts'
import {
  formatDay,
  formatForeign,
  formatHsCode,
  formatMoment,
  formatPercent,
  formatRate,
  formatRupiah,
  formatSize,
  formatWeight,
  joinSentences,
  rupiahInWords,
} from '@seberang/domain/format'
import type { Language } from '@seberang/domain/language'
import { findRuleSet, isSea, levyLines, type Explanation, type PricingLine } from '@seberang/domain/pricing'
import { readLengthUnit } from '@seberang/domain/units'
import type { Statement } from '../../pdf/statement.ts'
import { fill, pdfTexts } from './pdf-texts.ts'

const isLevy: ReadonlySet<PricingLine> = new Set(levyLines)

interface Printed {
  language: Language
  /** The public URL of the quote. */
  address: string
  /** The name of the country of origin. */
  country: string
  now: Date
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
  const services = lines.filter(({ line }) => !isLevy.has(line)).map((why) => rowOf(why, quote, language))
  const base = services.length + 1
  const levies = leviesOf(answer.lines)
  return {
    language,
    createdAt: new Date(quote.created_at),
    brand: 'Seberang',
    contact: [new URL(address).host],
    title: texts.title,
    subtitle: fill(texts.subtitle, {
      way: texts.way[request.container_type ?? 'air'],
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
          ...lines.filter(({ line }) => isLevy.has(line)).map((why) => rowOf(why, quote, language)),
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
    courier: courier ? `${courier.courier} ${courier.service}` : undefined,
  }
  // The statement uses the tax's legal name.
  const name =
    why.line === 'income_tax' ? texts.line.incomeTax : lineName(why.line, billed, billTexts[language])
  const law = why.law && lawText(why.law, reasonTexts[language])
  const reason = reasonOf(why, reasonTexts[language], language, priced.rule_set)
  return {
    name,
    reason: joinSentences([reason, law && unbroken(law)], language),
    amount: formatRupiah(why.amount),
  }
}

/** Keeps a citation like "PMK 4/2025 pasal 29" on one line. */
const unbroken = (text: string): string => text.replaceAll(' ', '\u00a0')

function baseReason({ request, priced }: Quote, language: Language): string {
  // Jastip is taxed only above its allowance, so the value of the goods would not be the base.
  if (request.package.package_type === 'jastip') return ''
  return fill(pdfTexts[language].baseReason, {
    ...ruleFigures(language, priced.rule_set),
    goods: formatRupiah(priced.answer.goods.idr),
  })
}

function factsOf(quote: Quote, { language, country, now }: Printed): Statement['facts'] {
  const texts = pdfTexts[language]
  const { request, about, priced } = quote
  const [product, ...others] = request.products
  const [shown] = about.products
  const codes = [
    ...new Set(about.products.flatMap(({ hscode }) => (hscode ? formatHsCode(hscode) : []))),
  ].join(', ')
  const hasEnded = Date.parse(quote.expires_at) <= now.getTime()
  return [
    {
      term: texts.fact.from,
      value: country,
      note: about.warehouse ? fill(texts.warehouse, { city: about.warehouse }) : undefined,
    },
    {
      term: texts.fact.to,
      value: texts.indonesia,
      note: about.place
        ? fill(texts.subDistrict, {
            name: about.place.sub_district_name,
            district: about.place.district_name,
          })
        : undefined,
    },
    {
      term: texts.fact.until,
      value: formatMoment(quote.expires_at, language),
      note: hasEnded ? texts.endedNote : texts.untilNote,
    },
    {
      term: texts.fact.goods,
      value:
        others.length > 0
          ? fill(texts.goodsMore, { name: shown?.name ?? '', count: others.length })
          : fill(texts.goods, { name: shown?.name ?? '', pieces: String(product?.quantity ?? '') }),
      note: codes ? fill(texts.hscode, { codes }) : undefined,
    },
    { term: texts.fact.value, ...valueOf(quote, language) },
    {
      term: texts.fact.measures,
      value: [formatWeight(priced.answer.weight.real_kg, language), sizeOf(quote, language)]
        .filter(Boolean)
        .join(', '),
      note: fill(texts.billed, { billed: chargeableText(quote.priced.answer.weight, language) }),
    },
  ]
}

function valueOf({ request, priced }: Quote, language: Language): { value: string; note?: string } {
  const [product, ...others] = request.products
  const goods = formatRupiah(priced.answer.goods.idr)
  if (!product || others.length > 0 || product.currency_code === 'IDR') return { value: goods }
  const { currency_code: currency } = product
  const amount = Number(product.price_original) * Number(product.quantity)
  return {
    value: `${formatForeign(amount, currency, language)} = ${goods}`,
    note: fill(pdfTexts[language].rate, {
      rate: formatRate(priced.rates[currency] ?? 0),
      currency,
      date: formatDay(priced.rates_as_of, language),
    }),
  }
}

/** For a single product only; several have no common size. */
function sizeOf({ request }: Quote, language: Language): string {
  const [product, ...others] = request.products
  if (!product || others.length > 0) return ''
  const sides = [product.length, product.width, product.height].map(Number) as [number, number, number]
  if (sides.some((side) => side === 0)) return ''
  return formatSize(sides, language, readLengthUnit(product.dimension_unit) ?? 'cm')
}

function notesOf(quote: Quote, language: Language): Statement['notes'] {
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
