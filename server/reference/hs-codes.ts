import type { HsCode, RestrictionKind } from '@seberang/domain/api'
import type { Language } from '@seberang/domain/language'
import { languages } from '@seberang/domain/language'
import { loadItems } from './load.ts'

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
 * that is asked for has to be found; the asker's own language and the label count for more. Without a query, the
 * first codes of the list.
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

function findByWords(query: string, language: Language): readonly HsCodeRecord[] {
  const asked = wordsOf(query)
  return searchable
    .map((entry) => ({ record: entry.record, score: scoreOf(entry, asked, language) }))
    .filter(({ score }) => score > 0 || asked.length === 0)
    .sort((left, right) => right.score - left.score)
    .map(({ record }) => record)
}

interface Searchable {
  record: HsCodeRecord
  labels: Record<Language, string[]>
  words: Record<Language, string[]>
}

const searchable: readonly Searchable[] = hsCodes.map((record) => ({
  record,
  labels: split(record.labels),
  words: split(record.words),
}))

function split(texts: Record<Language, string>): Record<Language, string[]> {
  return { id: wordsOf(texts.id), en: wordsOf(texts.en), zh: wordsOf(texts.zh) }
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{Letter}\p{Number}]+/gu) ?? []
}

/** The sum of what the words score, or 0 when one of them is nowhere. */
function scoreOf(entry: Searchable, asked: readonly string[], language: Language): number {
  let sum = 0
  for (const word of asked) {
    const scores = languages.map((each) => {
      const own = each === language ? 2 : 1
      return own * Math.max(2 * best(entry.labels[each], word), best(entry.words[each], word))
    })
    const score = Math.max(...scores)
    if (score === 0) return 0
    sum += score
  }
  return sum
}

/** The whole word, its beginning, or (in Chinese, which has no spaces) anywhere in it. */
function best(words: readonly string[], asked: string): number {
  let score = 0
  for (const word of words) {
    if (word === asked) return 4
    if (word.startsWith(asked)) score = Math.max(score, 3)
    else if (/\p{Script=Han}/u.test(asked) && word.includes(asked)) score = Math.max(score, 2)
  }
  return score
}
