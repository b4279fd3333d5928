import type { CostLine } from '@seberang/design-system/CostSummary'
import type { PricingLine, Track } from '@seberang/domain/pricing'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../lib/i18n/use-language.ts'
import type { Estimate } from './estimate.ts'
import type { HomeData } from './use-home-data.ts'
import type { TypedParcel } from './typed-parcel.ts'
import type { TypedUnits } from './use-typed-parcel.ts'

type Typed = Pick<TypedParcel, 'country' | 'track' | 'price' | 'currency' | 'weight'>

interface Shown {
  lines: readonly CostLine[]
  total: { name: string; amount: string; isIncomplete: true }
  footnote: string | undefined
  /** Undefined while there is none. */
  found: Estimate | undefined
  errors: { price?: string | undefined; weight?: string | undefined }
}

type Refusal = 'no route' | 'too heavy'

const unknown = '–'
const shownLines: Record<Track, readonly PricingLine[]> = {
  air: ['freight', 'duty', 'vat', 'income_tax'],
  sea: ['freight', 'handling', 'duty', 'vat', 'income_tax'],
}

/** The card's content for the input. The rows are the same before the data is loaded, so that nothing shifts. */
export function useEstimate(typed: Typed, data: HomeData | undefined, units: TypedUnits | undefined): Shown {
  const { t } = useTranslation(['home', 'pricing', 'common'])
  const language = useLanguage()
  const price = read(typed.price, typed.currency)
  const weight = read(typed.weight)
  const result =
    data && isAboveZero(price.value) && isAboveZero(weight.value)
      ? estimateOf(data, { ...typed, price: price.value, weightKg: weight.value })
      : undefined
  const found = typeof result === 'object' ? result : undefined
  const money = (amount: number | undefined) =>
    data && amount !== undefined ? data.engine.formatRupiah(amount) : unknown
  const rate = data?.reference.rates.find(({ currency }) => currency === typed.currency)
  const answer = found?.answer

  /** Parses typed text: the canonical form, and why it cannot be read or priced. */
  function read(text: string, currency?: string) {
    const reading = data?.engine.readTyped(text, currency)
    return {
      value: reading?.kind === 'value' ? reading.canonical : undefined,
      isMissing: reading?.kind === 'empty',
      error: units?.readingError(text, language, currency),
    }
  }

  function nameOf(line: PricingLine): string {
    if (line !== 'freight') return t(`pricing:line.${line}`)
    return t(typed.track === 'air' ? 'pricing:line.freightAir' : 'pricing:line.freightSea')
  }

  function noteOf(line: PricingLine): string | undefined {
    const why = found?.explanation.find((explanation) => explanation.line === line)
    if (!data || !why) return undefined
    if (line === 'freight' && typed.track === 'air' && why.quantity) {
      return data.engine.formatWeight(Number(why.quantity), language)
    }
    return data.engine.isLevy(line) && why.rate
      ? data.engine.formatPercent(Number(why.rate), language)
      : undefined
  }

  function footnote(): string | undefined {
    if (!data) return t('common:loading')
    if (result === 'no route') return t(typed.track === 'sea' ? 'calculator.noSea' : 'origins.noExpress')
    if (price.isMissing) return t(weight.isMissing ? 'calculator.fixInput' : 'calculator.fixPrice')
    if (weight.isMissing) return t('calculator.fixWeight')
    // What is wrong is said at its field.
    if (!answer || !rate) return undefined
    const { engine } = data
    const split = t('calculator.split', {
      goods: money(answer.goods.idr),
      rate: engine.formatRate(rate.rupiah),
    })
    const asOf = t('calculator.asOf', {
      date: engine.formatRateDay(rate.as_of, language),
      checked: engine.formatDay(engine.currentRuleSet().checked_on, language),
    })
    return engine.joinSentences([split, asOf], language)
  }

  return {
    lines: shownLines[typed.track].map((line) => ({
      name: nameOf(line),
      note: noteOf(line),
      amount: money(answer?.lines[line]),
    })),
    // The same sum on the same basis as on the calculator, which the link below opens.
    total: { name: t('calculator.total'), amount: money(answer?.total), isIncomplete: true },
    footnote: footnote(),
    found,
    errors: { price: price.error, weight: result === 'too heavy' ? t('calculator.tooHeavy') : weight.error },
  }
}

/** Nothing is sold for less, and nothing weighs nothing: priced all the same, it would be by a guess. */
const isAboveZero = (figure: string | undefined): figure is string => Number(figure) > 0

function estimateOf(
  { engine, reference }: HomeData,
  input: Parameters<HomeData['engine']['estimate']>[0],
): Estimate | Refusal {
  try {
    return engine.estimate(input, reference) ?? 'no route'
  } catch (error) {
    if (error instanceof engine.PricingError) return error.field === 'weight' ? 'too heavy' : 'no route'
    throw error
  }
}
