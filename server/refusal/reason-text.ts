import { formatDay } from '@seberang/domain/format'
import type { Language } from '@seberang/domain/language'
import { pricingErrorTexts } from '@seberang/domain/pricing'
import { messageFor, readMessage } from '@seberang/domain/validation'
import { answerTexts } from './texts.ts'

/**
 * The text of a refused field's reason: one of the pricing function, a message of domain/validation, or an answer's, which
 * no form of the app has to load. A value `from` is a moment, ISO 8601, and named by its day.
 */
export function reasonText(language: Language, reason: string): string {
  const ofPricing: Readonly<Record<string, string>> = pricingErrorTexts[language]
  const ofAnswers: Readonly<Record<string, string>> = answerTexts[language]
  const read = readMessage(reason)
  const from = read?.values['from']
  return (
    ofPricing[reason] ??
    (read ? undefined : ofAnswers[reason]) ??
    messageFor(language, reason, from === undefined ? {} : { from: formatDay(from, language, 'short') })
  )
}
