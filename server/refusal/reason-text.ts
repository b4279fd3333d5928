import type { Language } from '@seberang/domain/language'
import { pricingErrorTexts } from '@seberang/domain/pricing'
import { messageFor, readMessage } from '@seberang/domain/validation'
import { answerTexts } from './texts.ts'

/**
 * The text of a refused field's reason: one of the pricing function, a message of domain/validation, or an answer's, which
 * no form of the app has to load.
 */
export function reasonText(language: Language, reason: string): string {
  const ofPricing: Readonly<Record<string, string>> = pricingErrorTexts[language]
  const ofAnswers: Readonly<Record<string, string>> = answerTexts[language]
  return (
    ofPricing[reason] ?? (readMessage(reason) ? undefined : ofAnswers[reason]) ?? messageFor(language, reason)
  )
}
