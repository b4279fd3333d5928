import type { Language } from '../language/index.ts'

/** Joins sentences and skips absent ones. Chinese has no space between them. */
export function joinSentences(
  sentences: readonly (string | false | undefined)[],
  language: Language,
): string {
  return sentences.filter(Boolean).join(language === 'zh' ? '' : ' ')
}

/** Without the capital letter that it has alone. */
export const midSentence = (text: string): string => text.slice(0, 1).toLowerCase() + text.slice(1)

/** With a capital letter, where the script has one. */
export const sentenceStart = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1)
