import type { Quote } from '@seberang/domain/api'
import { chargeableText, quoteFacts } from '@seberang/domain/explain'
import { formatMoment } from '@seberang/domain/format'
import type { Language } from '@seberang/domain/language'
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
  const { about, priced } = quote
  const { goods, hscodes, value, measures } = quoteFacts(quote, language)
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
        : texts.noPlace,
    },
    {
      term: texts.fact.until,
      value: formatMoment(quote.expires_at, language),
      note: hasEnded ? texts.endedNote : texts.untilNote,
    },
    {
      term: texts.fact.goods,
      value:
        goods.others > 0
          ? fill(texts.goodsMore, { name: goods.name, count: goods.others })
          : fill(texts.goods, { name: goods.name, pieces: goods.pieces }),
      note: hscodes ? fill(texts.hscode, { codes: hscodes }) : undefined,
    },
    {
      term: texts.fact.value,
      ...(value.foreign
        ? { value: `${value.foreign.amount} = ${value.rupiah}`, note: fill(texts.rate, value.foreign) }
        : { value: value.rupiah }),
    },
    {
      term: texts.fact.measures,
      value: measures,
      note: fill(texts.billed, { billed: chargeableText(priced.answer.weight, language) }),
    },
  ]
}
