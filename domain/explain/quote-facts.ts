import type { Quote } from '../api/index.ts'
import {
  formatDay,
  formatForeign,
  formatHsCode,
  formatRate,
  formatRupiah,
  formatSize,
  formatWeight,
  joinSentences,
} from '../format/index.ts'
import type { Language } from '../language/index.ts'
import { decimal, multiply, toText } from '../money/index.ts'
import { isSea, type ContainerType, type PricingProduct } from '../pricing/index.ts'
import { readLengthUnit } from '../units/index.ts'
import { adviceText } from './advice.ts'
import type { ReasonTexts } from './texts.ts'

/** What a quote is for, each fact as it is written on the screen and in print. */
export interface QuoteFacts {
  goods: {
    /** Of the first product. */
    name: string
    pieces: string
    /** How many products there are beside it. */
    others: number
  }
  /** The HS codes, each once; empty if none is known. */
  hscodes: string
  value: {
    rupiah: string
    /** Set for a single product in another currency. */
    foreign?: { amount: string; currency: string; rate: string; date: string }
  }
  /** Weight, and the size of a single product: several have none in common. */
  measures: string
  sentBy: 'air' | ContainerType
}

type QuotedGoods = Pick<Quote, 'request' | 'about' | 'priced'>

export function quoteFacts({ request, about, priced }: QuotedGoods, language: Language): QuoteFacts {
  const [product, ...others] = request.products
  const [shown] = about.products
  const single = others.length === 0 ? product : undefined
  const codes = about.products.flatMap(({ hscode }) => (hscode ? formatHsCode(hscode) : []))
  const weight = formatWeight(priced.answer.weight.real_kg, language)
  return {
    goods: { name: shown?.name ?? '', pieces: String(product?.quantity ?? ''), others: others.length },
    hscodes: [...new Set(codes)].join(', '),
    value: {
      rupiah: formatRupiah(priced.answer.goods.idr),
      ...(single && single.currency_code !== 'IDR' && { foreign: foreignValue(single, priced, language) }),
    },
    measures: [weight, single && sizeOf(single, language)].filter(Boolean).join(', '),
    sentBy: (isSea(request.package) ? request.container_type : null) ?? 'air',
  }
}

function foreignValue(
  { price_original, quantity, currency_code: currency }: PricingProduct,
  { rates, rates_as_of }: Quote['priced'],
  language: Language,
): NonNullable<QuoteFacts['value']['foreign']> {
  const amount = multiply(decimal(price_original), decimal(quantity))
  return {
    amount: formatForeign(Number(toText(amount)), currency, language),
    currency,
    rate: formatRate(rates[currency] ?? 0),
    date: formatDay(rates_as_of, language),
  }
}

function sizeOf({ length, width, height, dimension_unit }: PricingProduct, language: Language): string {
  const sides = [Number(length), Number(width), Number(height)] as const
  return sides.every((side) => side > 0)
    ? formatSize(sides, language, readLengthUnit(dimension_unit) ?? 'cm')
    : ''
}

/** Where law and tariff differ for a quote, or that its one price holds all levies; empty if there is nothing to say. */
export function quoteLaw(
  { request, priced: { advice, rule_set } }: Pick<Quote, 'request' | 'priced'>,
  texts: { reason: ReasonTexts; allIn: string },
  language: Language,
): string {
  if (!advice) return request.package.tax_included ? texts.allIn : ''
  const { lead, text } = adviceText(advice, texts.reason, language, rule_set)
  return joinSentences([lead, text], language)
}
