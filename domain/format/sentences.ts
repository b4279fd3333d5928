import type { Language } from '../language/index.ts'

/** Joins sentences and skips absent ones. Chinese has no space between them. */
export function joinSentences(
  sentences: readonly (string | false | undefined)[],
  language: Language,
): string {
  return sentences.filter(Boolean).join(sentenceGap(language))
}

/** What parts one sentence from the next: nothing in Chinese. */
export const sentenceGap = (language: Language): string => (language === 'zh' ? '' : ' ')

/** Joins the words of a list and skips absent ones. Chinese has a comma for lists alone (GB/T 15834-2011, 4.5). */
export const joinParts = (
  parts: readonly (string | false | null | undefined)[],
  language: Language,
): string => parts.filter(Boolean).join(language === 'zh' ? '、' : ', ')

/** Names in a sentence, the last one after "and". */
export const formatList = (names: readonly string[], language: Language): string =>
  new Intl.ListFormat(language, { type: 'conjunction' }).format(names)

/** The text, typed with or without the mark that ends a sentence, with one. */
export function fullStop(text: string, language: Language): string {
  const trimmed = text.trim()
  return endMark.test(trimmed) ? trimmed : trimmed + (language === 'zh' ? '。' : '.')
}

/** Without the full stop that the text around it has; a question stays one. */
export const withoutFullStop = (text: string): string => text.trim().replace(/[.。]$/, '')

const endMark = /[.!?…。！？]$/

/** Without the capital letter that it has alone; an abbreviation stays one. */
export const midSentence = (text: string): string =>
  /^\p{Lu}{2}/u.test(text) ? text : text.slice(0, 1).toLowerCase() + text.slice(1)

/** With a capital letter, where the script has one. */
export const sentenceStart = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1)
