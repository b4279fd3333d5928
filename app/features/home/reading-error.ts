import { formatNumber, wordBeside, type TypedFigure } from '@seberang/domain/format'
import type { Language } from '@seberang/domain/language'
import { missingText } from '@seberang/domain/validation'
import type { TFunction } from 'i18next'

/** Why a figure cannot be read or priced. @param currency of a price; a weight has none */
export function readingError(
  reading: TypedFigure,
  text: string,
  language: Language,
  t: TFunction<['home', 'pricing', 'common']>,
  currency: string | undefined,
): string | undefined {
  if (reading.kind === 'empty') return undefined
  if (reading.kind === 'value') {
    const figure = Number(reading.canonical)
    if (figure < 0) return t('common:reading.negative')
    // As on the calculator: nothing costs or weighs nothing.
    return figure === 0 ? missingText(language, currency ? 'price_original' : 'weight') : undefined
  }
  if (reading.kind === 'unreadable') {
    const word = wordBeside(text)
    return word ? t('common:reading.remove', { word }) : t('common:reading.unreadable')
  }
  const [thousands, decimal] = reading.readings.map((one) => formatNumber(Number(one), language))
  return t('common:reading.ambiguous', { thousands: thousands ?? '', decimal: decimal ?? '' })
}
