import type { HsCode, RestrictionKind } from '@seberang/domain/api'
import type { Language } from '@seberang/domain/language'
import { languages } from '@seberang/domain/language'
import { loadItems } from './load.ts'
import { createSearch } from './search.ts'

/** A code as it is kept: six digits, labels and words to find it by in three languages. */
export interface HsCodeRecord extends Omit<HsCode, 'label' | 'restriction'> {
  labels: Record<Language, string>
  /** Parted by spaces. */
  words: Record<Language, string>
  restriction?: { kind: RestrictionKind; reason: Record<Language, string>; source: string }
}

export const hsCodes: readonly HsCodeRecord[] = loadItems('hs-codes')

export function localHsCode(record: HsCodeRecord, language: Language): HsCode {
  const { labels, words: _, restriction, ...rest } = record
  const local = { ...rest, label: labels[language] }
  return restriction
    ? { ...local, restriction: { ...restriction, reason: restriction.reason[language] } }
    : local
}

/** `8523.51`, as it is written; searching takes it with and without the point. */
export function formatHsCode(hscode: string): string {
  return hscode.length > 4 ? `${hscode.slice(0, 4)}.${hscode.slice(4)}` : hscode
}

const mostFound = 20

/**
 * Finds codes by their first digits (with or without points) or by words in any language, the best first. Every word
 * that is asked for has to be found; the asker's own language and the label count for more; typing errors are
 * forgiven where nothing is written so. Without a query, the first codes of the list.
 */
export function searchHsCodes(query: string, language: Language): HsCode[] {
  const asked = query.trim()
  const found = /^[\d.\s]+$/.test(asked)
    ? findByDigits(asked.replaceAll(/\D/g, ''))
    : findByWords(asked, language)
  return found.slice(0, mostFound).map((record) => localHsCode(record, language))
}

function findByDigits(digits: string): readonly HsCodeRecord[] {
  // A tariff book's eight digits begin with these six.
  return hsCodes.filter(({ hscode }) => hscode.startsWith(digits) || digits.startsWith(hscode))
}

const languageFields = languages.flatMap((language) => [`label_${language}`, `words_${language}`] as const)
type LanguageField = (typeof languageFields)[number]

const search = createSearch(hsCodes, languageFields, ({ labels, words }): Record<LanguageField, string> => ({
  label_id: labels.id,
  label_en: labels.en,
  label_zh: labels.zh,
  words_id: words.id,
  words_en: words.en,
  words_zh: words.zh,
}))

function findByWords(query: string, language: Language): readonly HsCodeRecord[] {
  if (query === '') return hsCodes
  return search.find(query, {
    label_id: 2,
    label_en: 2,
    label_zh: 2,
    [`label_${language}`]: 4,
    [`words_${language}`]: 2,
  })
}
