import { readTyped } from '@seberang/domain/format'
import type { Language } from '@seberang/domain/language'
import { missingText } from '@seberang/domain/validation'
import { figureError } from '../../lib/forms/typed-figure.ts'

/** Why a figure cannot be read or priced. @param currency of a price; a weight has none */
export function readingError(
  text: string,
  language: Language,
  currency: string | undefined,
): string | undefined {
  const error = figureError(text, { language, currency })
  if (error !== undefined) return error
  const reading = readTyped(text, currency)
  // As on the calculator: nothing costs or weighs nothing.
  return reading.kind === 'value' && Number(reading.canonical) === 0
    ? missingText(language, currency ? 'price_original' : 'weight')
    : undefined
}
