import type { CostLine } from '@seberang/design-system/CostSummary'
import { formatDay, formatPercent, formatRate, formatRupiah, formatWeight } from '@seberang/domain/format'
import type { PricingLine } from '@seberang/domain/pricing'
import { useTranslation } from 'react-i18next'
import { useReadNumber } from '../../lib/forms/read-number.ts'
import { useLanguage } from '../../lib/i18n/use-language.ts'
import type { Reference, Track } from '../../lib/reference/use-reference.ts'
import type { Estimate } from './estimate.ts'
import { useEngine, type Engine } from './use-engine.ts'

interface Typed {
  country: string
  track: Track
  price: string
  currency: string
  weight: string
}

interface Shown {
  lines: readonly CostLine[]
  total: { name: string; amount: string }
  footnote: string
  errors: { price?: string; weight?: string }
}

const unknown = '–'
const shownLines: Record<Track, readonly PricingLine[]> = {
  udara: ['freight', 'duty', 'vat', 'income_tax'],
  laut: ['freight', 'handling', 'duty', 'vat', 'income_tax'],
}

/** What the card shows for what is typed; the same rows before the rates are here, so that nothing moves. */
export function useEstimate(typed: Typed, reference: Reference | undefined): Shown {
  const { t } = useTranslation(['home', 'pricing', 'common'])
  const language = useLanguage()
  const readNumber = useReadNumber()
  const engine = useEngine()
  const price = readNumber(typed.price)
  const weight = readNumber(typed.weight)
  const result = engine && reference && price.value && weight.value ? priced(engine, reference) : undefined

  function priced(ready: Engine, known: Reference): Estimate | 'no route' | 'too heavy' {
    try {
      const input = { ...typed, price: price.value ?? '', weightKg: weight.value ?? '' }
      return ready.estimate(input, known) ?? 'no route'
    } catch (error) {
      if (error instanceof ready.PricingError) return error.field === 'weight' ? 'too heavy' : 'no route'
      throw error
    }
  }

  const found = typeof result === 'object' ? result : undefined
  const name = (line: PricingLine) =>
    line === 'freight'
      ? t(typed.track === 'udara' ? 'pricing:line.freightAir' : 'pricing:line.freightSea')
      : t(`pricing:line.${line}`)
  const note = (line: PricingLine): string | undefined => {
    const why = found?.explanation.find((explanation) => explanation.line === line)
    if (!why) return undefined
    if (line === 'freight' && typed.track === 'udara' && why.quantity)
      return formatWeight(Number(why.quantity), language)
    const isTax = line === 'duty' || line === 'vat' || line === 'income_tax'
    return isTax && why.rate ? formatPercent(Number(why.rate), language) : undefined
  }

  const rate = reference?.rates.find(({ currency }) => currency === typed.currency)
  const goods = found?.answer.goods.idr
  const fees = found?.answer.total
  return {
    lines: [
      {
        name: t('calculator.goods'),
        note: rate && t('calculator.rate', { rate: formatRate(rate.rupiah) }),
        amount: goods === undefined ? unknown : formatRupiah(goods),
      },
      ...shownLines[typed.track].map((line) => ({
        name: name(line),
        note: note(line),
        amount: found ? formatRupiah(found.answer.lines[line]) : unknown,
      })),
    ],
    total: {
      name: t('calculator.total'),
      amount: goods === undefined || fees === undefined ? unknown : formatRupiah(goods + fees),
    },
    footnote: footnote(),
    errors: {
      price: price.error,
      weight: result === 'too heavy' ? t('calculator.tooHeavy') : weight.error,
    },
  }

  function footnote(): string {
    if (!engine || !reference) return t('common:loading')
    if (result === 'no route') return t('calculator.noSea')
    if (goods === undefined || fees === undefined) return t('calculator.fixInput')
    const split = t('calculator.split', { goods: formatRupiah(goods), fees: formatRupiah(fees) })
    const asOf = t('calculator.asOf', {
      date: formatDay(reference.ratesAsOf, language),
      checked: formatDay(engine.currentRuleSet().checked_on, language),
    })
    return `${split} ${asOf}`
  }
}
