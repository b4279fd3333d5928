import {
  formatDay,
  formatDaysAgo,
  formatRate,
  joinParts,
  joinSentences,
  withCurrency,
} from '../format/index.ts'
import { filled, type Language } from '../language/index.ts'
import { oldRateDays } from '../limits/index.ts'
import type { Priced } from '../terms/index.ts'
import { daysBetween } from '../time/index.ts'
import type { BillTexts } from './text-types.ts'

type Rated = Pick<Priced, 'rates' | 'rates_as_of' | 'rate_days'>

/** Before the days of all rates were recorded, that of the oldest stands for the dollar's. */
const daysOf = ({ rate_days, rates_as_of }: Rated): [currency: string, day: string][] =>
  Object.entries(rate_days ?? { USD: rates_as_of })

/** Grouped by day, newest first. */
function byDay(days: readonly [name: string, day: string][], language: Language) {
  const newest = days.toSorted(([, one], [, other]) => Date.parse(other) - Date.parse(one))
  return [...Map.groupBy(newest, ([, day]) => formatDay(day, language))].map(([date, found]) => ({
    date,
    names: [...new Set(found.map(([name]) => name))],
    asOf: found[0]?.[1] ?? '',
  }))
}

/** The rates that prices were made with, each once with its day. */
export function rateNotes(
  prices: readonly Rated[],
  { object: { ratesNote } }: BillTexts['pricing'],
  language: Language,
): string[] {
  const rated = prices.flatMap((priced) =>
    daysOf(priced).flatMap(([currency, day]): [rate: string, day: string][] => {
      const rate = priced.rates[currency]
      return rate === undefined ? [] : [[withCurrency(currency, formatRate(rate)), day]]
    }),
  )
  return byDay(rated, language).map(({ date, names }) =>
    filled(ratesNote, { rates: joinParts(names, language), date }),
  )
}

/**
 * That prices which are not agreed to rest on old rates: how old, and what follows; the day stands with the rate.
 * Undefined where none does; what a quote keeps does not follow the rates.
 * @param now ISO 8601
 */
export function oldRates(
  prices: readonly (Rated & Pick<Priced, 'quote'>)[],
  now: string,
  { quotes: { rates: texts } }: Pick<BillTexts, 'quotes'>,
  language: Language,
): { lead: string; text: string } | undefined {
  const old = prices
    .filter(({ quote }) => quote?.state !== 'kept')
    .flatMap(daysOf)
    .filter(([, day]) => daysBetween(day, now) >= oldRateDays)
  if (old.length === 0) return undefined
  const leads = byDay(old, language).map(({ names, asOf }) => {
    const age = formatDaysAgo(daysBetween(asOf, now), language)
    return filled(texts.old, { currencies: joinParts(names, language), age })
  })
  return { lead: joinSentences(leads, language), text: texts.final }
}
