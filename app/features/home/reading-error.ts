import { formatNumber, wordBeside, type TypedFigure } from '@seberang/domain/format'
import type { Language } from '@seberang/domain/language'
import type { TFunction } from 'i18next'

/** Why a figure cannot be read. */
export function readingError(
  reading: Extract<TypedFigure, { kind: 'ambiguous' | 'unreadable' }>,
  text: string,
  language: Language,
  t: TFunction<['home', 'pricing', 'common']>,
): string {
  if (reading.kind === 'unreadable') {
    const word = wordBeside(text)
    return word ? t('common:reading.remove', { word }) : t('common:reading.unreadable')
  }
  const [thousands, decimal] = reading.readings.map((one) => formatNumber(Number(one), language))
  return t('common:reading.ambiguous', { thousands: thousands ?? '', decimal: decimal ?? '' })
}
