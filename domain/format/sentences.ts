import type { Language } from '../language/index.ts'

/** Sentences one after the other; what is not said is left out. Chinese has no space between them. */
export function joinSentences(
  sentences: readonly (string | false | undefined)[],
  language: Language,
): string {
  return sentences.filter(Boolean).join(language === 'zh' ? '' : ' ')
}
