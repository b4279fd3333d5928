import { lawText as citeLaw, reasonOf as explain, type ReasonTexts } from '@seberang/domain/explain'
import { joinSentences } from '@seberang/domain/format'
import type { Language } from '@seberang/domain/language'
import type { Explanation, Law } from '@seberang/domain/pricing'
import i18next from 'i18next'

/** Texts of the namespace `reason`, loaded with every screen that shows a price. */
const textsOf = (language: Language) => i18next.getResourceBundle(language, 'reason') as ReasonTexts

/**
 * The explanation of a bill line as a sentence.
 * @param ruleSet the id of the rule set of a stored price; the current one by default
 */
export const reasonOf = (why: Explanation, language: Language, ruleSet?: string): string =>
  explain(why, textsOf(language), language, ruleSet)

/** The citation of a law, with its article if it has one. */
export const lawText = (law: Law, language: Language): string => citeLaw(law, textsOf(language))

export function reasonWithLaw(why: Explanation, language: Language): string {
  return joinSentences([reasonOf(why, language), why.law && lawText(why.law, language)], language)
}
