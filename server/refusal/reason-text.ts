import type { Language } from '@seberang/domain/language'
import { pricingErrorTexts } from '@seberang/domain/pricing'
import { messageFor } from '@seberang/domain/validation'

/** The text of a refused field's reason: one of the pricing function, or a message of domain/validation. */
export function reasonText(language: Language, reason: string): string {
  const ofPricing: Readonly<Record<string, string>> = pricingErrorTexts[language]
  return ofPricing[reason] ?? messageFor(language, reason)
}
