import type { HsCode } from '@seberang/domain/api'
import type { Language } from '@seberang/domain/language'
import { languages } from '@seberang/domain/language'
import type { Catalogue } from './catalogue.ts'
import type { HsCodeRecord } from './records.ts'
import { createSearch, type Search } from './search.ts'

export function localHsCode(record: HsCodeRecord, language: Language): HsCode {
  const { labels, words: _, everyday: __, restriction, ...rest } = record
  const local = { ...rest, label: labels[language] }
  return restriction
    ? { ...local, restriction: { ...restriction, reason: restriction.reason[language] } }
    : local
}

const maxFound = 20

/**
 * Finds codes by their leading digits (with or without points) or by words in any language, best match first. Every
 * word must match; the caller's language and the label weigh more. Typing errors are tolerated if there is no exact
 * match. Without a query, returns the most frequently bought goods.
 */
export function searchHsCodes(catalogue: Catalogue, query: string, language: Language): HsCode[] {
  const text = query.trim()
  const records = catalogue.all('hs-codes')
  const found = /^[.\s]*\d[\d.\s]*$/.test(text)
    ? findByDigits(records, text.replaceAll(/\D/g, ''))
    : findByWords(records, text, language)
  return found.slice(0, maxFound).map((record) => localHsCode(record, language))
}

/** Finds the record of a code: the first six of a national tariff's eight digits. */
export function findHsCode(catalogue: Catalogue, code: string): HsCodeRecord | undefined {
  return catalogue.offered('hs-codes', code.replaceAll('.', '').slice(0, 6))
}

function findByDigits(records: readonly HsCodeRecord[], digits: string): readonly HsCodeRecord[] {
  // An eight-digit national code begins with one of these six-digit codes.
  return records.filter(({ hscode }) => hscode.startsWith(digits) || digits.startsWith(hscode))
}

const languageFields = languages.flatMap((language) => [`label_${language}`, `words_${language}`] as const)
type LanguageField = (typeof languageFields)[number]

const indexOf = (records: readonly HsCodeRecord[]) =>
  createSearch(
    records,
    languageFields,
    ({ labels, words }): Record<LanguageField, string> => ({
      label_id: labels.id,
      label_en: labels.en,
      label_zh: labels.zh,
      words_id: words.id,
      words_en: words.en,
      words_zh: words.zh,
    }),
    ({ everyday }) => (everyday === undefined ? 1 : 2),
  )

/** Built on first use or by `prepareSearch`, and released together with the list. */
const indexes = new WeakMap<readonly HsCodeRecord[], Search<HsCodeRecord, LanguageField>>()

function searchOf(records: readonly HsCodeRecord[]): Search<HsCodeRecord, LanguageField> {
  const known = indexes.get(records)
  if (known) return known
  const made = indexOf(records)
  indexes.set(records, made)
  return made
}

/** Builds the index ahead of the first search. */
export function prepareSearch(catalogue: Catalogue): void {
  searchOf(catalogue.all('hs-codes'))
}

function maxBought(records: readonly HsCodeRecord[]): readonly HsCodeRecord[] {
  const rank = ({ everyday = Infinity }: HsCodeRecord) => everyday
  // Equal ranks, or none, keep the order of the list.
  return records.toSorted((one, other) => (rank(one) === rank(other) ? 0 : rank(one) - rank(other)))
}

function findByWords(
  records: readonly HsCodeRecord[],
  query: string,
  language: Language,
): readonly HsCodeRecord[] {
  if (query === '') return maxBought(records)
  return searchOf(records).find(query, {
    words_id: 0.5,
    words_en: 0.5,
    words_zh: 0.5,
    [`label_${language}`]: 6,
    [`words_${language}`]: 2,
  })
}
