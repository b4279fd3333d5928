import { lawText as citeLaw, reasonOf as explain, type ReasonTexts } from '@seberang/domain/explain'
import type { Language } from '@seberang/domain/language'
import type { Explanation, Law } from '@seberang/domain/pricing'
import i18next from 'i18next'

/** The sentences of the page's language, which come with every screen that shows a price. */
const textsOf = (language: Language) => i18next.getResourceBundle(language, 'reason') as ReasonTexts

/** The sentence behind a line of the bill, from the pricing function's own explanation. */
export const reasonOf = (why: Explanation, language: Language): string =>
  explain(why, textsOf(language), language)

/** An article of a law as people cite it; a law as a whole has none. */
export const lawText = (law: Law, language: Language): string => citeLaw(law, textsOf(language))

/** Where the rule of a line stands in law; undefined for what is no law's but ours. */
export function lawOf(why: Explanation, language: Language): string | undefined {
  return why.law && lawText(why.law, language)
}

export function reasonWithLaw(why: Explanation, language: Language): string {
  return [reasonOf(why, language), lawOf(why, language)].filter(Boolean).join(' ')
}
