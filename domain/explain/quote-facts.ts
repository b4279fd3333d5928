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
  withCurrency,
} from '../format/index.ts'
import { filled, type Language } from '../language/index.ts'
import { decimal, multiply, toText } from '../money/index.ts'
import { isSea, type ContainerType, type ExplanationRule, type PricingProduct } from '../pricing/index.ts'
import { readLengthUnit } from '../units/index.ts'
import { adviceText } from './advice.ts'
import type { ReasonTexts } from './text-types.ts'
import { quoteFactsTexts } from './texts/quote-facts.ts'

/** What a quote is for, each fact as it is written on the screen and in print. */
export interface QuoteFacts {
  products: readonly QuotedProduct[]
  value: {
    rupiah: string
    /** Of a single product in another currency. */
    foreign?: string
    /** The rate of each foreign currency. */
    rates: readonly string[]
    date: string
  }
  /** Of all products together. */
  weight: string
  /** How many boxes, where they are known to be several. */
  boxes?: number
  sentBy: 'air' | ContainerType
}

export interface QuotedProduct {
  name: string
  pieces: number
  /** Undefined while unknown. */
  hscode: string | undefined
  /** Of all pieces, in the currency of the product. */
  value: string
  /** Of one piece; empty while unknown. */
  size: string
}

type QuotedGoods = Pick<Quote, 'request' | 'about' | 'priced'>

export function quoteFacts({ request, about, priced }: QuotedGoods, language: Language): QuoteFacts {
  const boxes = Number(request.packaging?.quantity ?? 1)
  const { rates, rates_as_of, answer } = priced
  const [product, ...others] = request.products
  const currencies = [...new Set(request.products.map(({ currency_code }) => currency_code))]
  return {
    products: request.products.map((one, index) => {
      const { name, hscode } = about.products[index] ?? { name: '', hscode: null }
      return {
        name,
        pieces: Number(one.quantity),
        hscode: hscode ? formatHsCode(hscode) : undefined,
        value: valueOf(one, language),
        size: sizeOf(one, language),
      }
    }),
    value: {
      rupiah: formatRupiah(answer.goods.idr),
      ...(product &&
        others.length === 0 &&
        product.currency_code !== 'IDR' && { foreign: valueOf(product, language) }),
      rates: currencies.flatMap((currency) => {
        const rate = rates[currency]
        return rate === undefined || currency === 'IDR' ? [] : withCurrency(currency, formatRate(rate))
      }),
      date: formatDay(rates_as_of, language),
    },
    weight: formatWeight(answer.weight.real_kg, language),
    ...(boxes > 1 && { boxes }),
    sentBy: (isSea(request.package) ? request.container_type : null) ?? 'air',
  }
}

/** A row of what was quoted. */
export interface QuotedRow {
  name: string
  /** HS code, and size where it is known. */
  details: readonly string[]
  value: string
}

/** The goods of a quote, a row each. */
export function quotedGoods(
  quote: QuotedGoods,
  language: Language,
): { title: string; rows: readonly QuotedRow[] } {
  const texts = quoteFactsTexts[language]
  return {
    title: texts.goods,
    rows: quoteFacts(quote, language).products.map(({ name, pieces, hscode, size, value }) => ({
      name: filled(texts.product, { name, pieces }),
      details: [
        hscode ? filled(texts.hscode, { code: hscode }) : texts.noHscode,
        ...(size ? [pieces > 1 ? filled(texts.each, { size }) : size] : []),
      ],
      value,
    })),
  }
}

function valueOf(
  { price_original, quantity, currency_code: currency }: PricingProduct,
  language: Language,
): string {
  const amount = Number(toText(multiply(decimal(price_original), decimal(quantity))))
  return currency === 'IDR' ? formatRupiah(amount) : formatForeign(amount, currency, language)
}

function sizeOf({ length, width, height, dimension_unit }: PricingProduct, language: Language): string {
  const sides = [Number(length), Number(width), Number(height)] as const
  return sides.every((side) => side > 0)
    ? formatSize(sides, language, readLengthUnit(dimension_unit) ?? 'cm')
    : ''
}

/** That a price holds all levies. */
export const allInText = (language: Language): string => quoteFactsTexts[language].allIn

/** That a quote holds for who has an NPWP, where its income tax is that of one; empty elsewhere. */
export const npwpCondition = (
  { request, priced }: Pick<Quote, 'request' | 'priced'>,
  language: Language,
): string =>
  request.has_valid_npwp && priced.explanation.some(({ rule }) => withNpwp.has(rule))
    ? quoteFactsTexts[language].withNpwp
    : ''

const withNpwp: ReadonlySet<ExplanationRule> = new Set(['income_tax', 'income_tax_mixed'])

/** Where law and tariff differ for a quote, or that its one price holds all levies; empty if there is nothing to say. */
export function quoteLaw(
  { request, priced: { advice, rule_set } }: Pick<Quote, 'request' | 'priced'>,
  texts: ReasonTexts,
  language: Language,
): string {
  if (!advice) return request.package.tax_included ? allInText(language) : ''
  const { lead, text } = adviceText(advice, texts, language, rule_set)
  return joinSentences([lead, text], language)
}
