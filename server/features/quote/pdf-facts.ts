import type { Quote } from '@seberang/domain/api'
import { chargeableText, quotedGoods, quoteFacts } from '@seberang/domain/explain'
import { formatMoment, joinClauses, joinParts, joinPlaces } from '@seberang/domain/format'
import { filled, type Language } from '@seberang/domain/language'
import { isExpired } from '@seberang/domain/terms'
import type { Statement } from '../../pdf/statement.ts'
import { pdfTexts } from './pdf-texts.ts'

export interface FactsContext {
  language: Language
  /** The name of the country of origin. */
  country: string
  now: Date
}

/** The facts at the head of a printed quote: route, validity, value and weight. */
export function factsOf(quote: Quote, { language, country, now }: FactsContext): Statement['facts'] {
  const texts = pdfTexts[language]
  const { about, priced } = quote
  const { value, weight } = quoteFacts(quote, language)
  return [
    {
      term: texts.fact.from,
      value: country,
      note: about.warehouse ? filled(texts.warehouse, { city: about.warehouse }) : undefined,
    },
    {
      term: texts.fact.to,
      value: texts.indonesia,
      note: about.place
        ? joinPlaces([
            about.place.village_name,
            filled(texts.subDistrict, {
              name: about.place.sub_district_name,
              district: about.place.district_name,
            }),
          ])
        : texts.noPlace,
    },
    {
      term: texts.fact.until,
      value: formatMoment(quote.expires_at, language),
      note: isExpired(quote, now.getTime()) ? undefined : texts.untilNote,
    },
    {
      term: texts.fact.value,
      value: value.foreign ? `${value.foreign} = ${value.rupiah}` : value.rupiah,
      note:
        value.rates.length > 0
          ? filled(texts.rate, { rates: joinParts(value.rates, language), date: value.date })
          : undefined,
    },
    {
      term: texts.fact.measures,
      value: weight,
      note: filled(texts.billed, { billed: chargeableText(priced.answer.weight, language) }),
    },
  ]
}

/** The goods of a printed quote, a line each. */
export function goodsOf(quote: Quote, language: Language): Statement['goods'] {
  const { title, rows } = quotedGoods(quote, language)
  return {
    title,
    lines: rows.map(({ name, details, value }) => ({
      name,
      reason: joinClauses(details, language),
      amount: value,
    })),
  }
}
