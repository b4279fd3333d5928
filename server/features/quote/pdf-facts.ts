import type { Quote } from '@seberang/domain/api'
import { chargeableText } from '@seberang/domain/explain'
import {
  formatDay,
  formatForeign,
  formatHsCode,
  formatMoment,
  formatRate,
  formatRupiah,
  formatSize,
  formatWeight,
} from '@seberang/domain/format'
import type { Language } from '@seberang/domain/language'
import { readLengthUnit } from '@seberang/domain/units'
import type { Statement } from '../../pdf/statement.ts'
import { fill, pdfTexts } from './pdf-texts.ts'

export interface FactsContext {
  language: Language
  /** The name of the country of origin. */
  country: string
  now: Date
}

/** The facts at the head of a printed quote: route, validity, goods, value and measures. */
export function factsOf(quote: Quote, { language, country, now }: FactsContext): Statement['facts'] {
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
