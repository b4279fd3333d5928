import { formatNumber, readTyped, toTyped, wordBeside } from '@seberang/domain/format'
import type { Language } from '@seberang/domain/language'
import i18next from 'i18next'

interface Typing {
  language: Language
  /** That of a price: in some, a comma may stand between thousands. */
  currency?: string | undefined
}

/** A reading of an ambiguous figure, and what fills it in. */
interface Correction {
  label: string
  onChoose: () => void
}

/** Why typed text is no figure from zero up; undefined when it is one, or empty. */
export function figureError(text: string, { language, currency }: Typing): string | undefined {
  const t = i18next.getFixedT(language, 'common')
  const reading = readTyped(text, currency)
  if (reading.kind === 'unreadable') return unreadableError(text, language)
  if (reading.kind === 'ambiguous') {
    const [thousands, decimal] = reading.readings.map((canonical) => shown(canonical, language))
    return t('reading.ambiguous', { thousands: thousands ?? '', decimal: decimal ?? '' })
  }
  return reading.kind === 'value' && Number(reading.canonical) < 0 ? t('reading.negative') : undefined
}

/** Names the word that keeps a text from being a figure, or else shows one that can be read. */
export function unreadableError(text: string, language: Language, example = 12.5): string {
  const t = i18next.getFixedT(language, 'common')
  const word = wordBeside(text)
  return word === undefined
    ? t('reading.unreadable', { example: formatNumber(example, language) })
    : t('reading.remove', { word })
}

/** Both readings of an ambiguous figure; undefined unless it is. @param onChoose takes it so that only this reading is left */
export function correctionsOf(
  text: string,
  typing: Typing,
  onChoose: (typed: string) => void,
): Correction[] | undefined {
  const reading = readTyped(text, typing.currency)
  if (reading.kind !== 'ambiguous') return undefined
  return reading.readings.map((canonical) => ({
    label: shown(canonical, typing.language),
    onChoose: () => onChoose(toTyped(canonical, typing)),
  }))
}

const shown = (canonical: string, language: Language): string => formatNumber(Number(canonical), language)
