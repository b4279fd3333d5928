import type { Language } from '@seberang/domain/language'
import { languages } from '@seberang/domain/language'
import MiniSearch, { type SearchResult } from 'minisearch'
import { ranked } from './goods-ranking.ts'
import { headWordsOf } from './head-words.ts'
import { loadFile } from './load.ts'
import { headingOf } from './nomenclature.ts'
import type { HsCodeRecord } from './records.ts'
import { bigramsOf, han, indexWords, queryWordsOf, singular, wordsOf } from './search-text.ts'

/** A found record, and those words of its texts by which it was found. */
export interface FoundGoods {
  record: HsCodeRecord
  matched: string[]
}

export interface GoodsSearch {
  /**
   * Records that have any word of the query, best match first: those with more of its words, in the reader's language,
   * and goods that people usually buy; goods that are what the query names before those with a name that only contains
   * it, as a table lamp has that of a table. Only a word that no record has stands for words that begin with it or
   * differ by a letter or two, so that a typing error never comes before an exact match.
   */
  find(query: string, language: Language, max: number): FoundGoods[]
}

const fields = languages.flatMap(
  (language) => [`label_${language}`, `words_${language}`, `heading_${language}`] as const,
)
type Field = (typeof fields)[number] | 'brands'
type Texts = Record<Field, string>

function textsOf(record: HsCodeRecord): Texts {
  const { hscode, labels, words, brands = '' } = record
  // The labels of codes beyond the catalogue of goods are their heading's.
  const heading = isListed(record) ? headingOf(hscode)?.names : undefined
  return {
    label_id: labels.id,
    label_en: labels.en,
    label_zh: labels.zh,
    words_id: words.id,
    words_en: words.en,
    words_zh: words.zh,
    heading_id: heading?.id ?? '',
    heading_en: heading?.en ?? '',
    heading_zh: heading?.zh ?? '',
    brands,
  }
}

/** `mostBought` is added for the first of the everyday goods, and less for each that follows. */
const weights = { everyday: 2, mostBought: 0.8, listed: 1, other: 0.3 }

const isListed = ({ rate_basis }: HsCodeRecord): boolean => rate_basis === undefined

const weightOf = (record: HsCodeRecord): number => {
  if (!isListed(record)) return weights.other
  const { everyday: rank } = record
  return rank === undefined ? weights.listed : weights.everyday + weights.mostBought / Math.sqrt(rank)
}

interface SynonymsFile {
  /** Words of one meaning, separated by spaces. */
  groups: string[]
}

const synonyms = new Map(
  loadFile<SynonymsFile>('synonyms', 'groups').groups.flatMap((group) => {
    const [first = '', ...others] = group.split(' ').map(singular)
    return others.map((word) => [word, first] as const)
  }),
)

interface CharactersFile {
  traditional: string
  simplified: string
}

const characters = loadFile<CharactersFile>('traditional', 'simplified')
const simplifiedCharacters = Array.from(characters.simplified)
const simplified = new Map(
  Array.from(
    characters.traditional,
    (character, index) => [character, simplifiedCharacters[index] ?? character] as const,
  ),
)

const simplify = (text: string): string =>
  han.test(text) ? Array.from(text, (character) => simplified.get(character) ?? character).join('') : text

/** Words that say nothing about goods; `n`, `e` and `c` are "not elsewhere classified". */
const stopWords = new Set(
  [
    'dan atau dari untuk buat yang dengan di ke pakai lain lainnya selain',
    'murah original ori asli terbaru promo new cheap pro max plus ultra',
    'the and or of for with other than not a an in to including whether n e c',
  ].flatMap((line) => line.split(' ')),
)

const whole = (term: string) => term
const atSpaces = (text: string) => text.split(' ')

/** The forms in which a word is indexed: as the first of its synonyms, and without its plural. */
function termsOfWord(word: string): string[] {
  if (stopWords.has(word) || /^\d{1,2}$/.test(word)) return []
  const stem = singular(word)
  const synonym = synonyms.get(stem)
  return synonym === undefined ? [stem] : [synonym, stem]
}

/** The terms of a record's labels that describe its goods without being a word for them. */
function descriptionsOf(record: HsCodeRecord): ReadonlySet<string> {
  if (!isListed(record)) return new Set()
  const heads = languages.flatMap((language) => headWordsOf(record.labels[language], language))
  const headTerms = new Set(heads.flatMap(termsOfWord))
  const terms = languages.flatMap((language) => indexWords(record.labels[language]).flatMap(termsOfWord))
  return new Set(terms.filter((term) => !headTerms.has(term)))
}

/** How many of the catalogue's goods have a word in their label or search words of a language. */
function countWords(records: readonly HsCodeRecord[], language: Language): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const { labels, words } of records.filter(isListed))
    for (const word of new Set(wordsOf(`${labels[language]} ${words[language]}`).map(singular)))
      counts.set(word, (counts.get(word) ?? 0) + 1)
  return counts
}

/** A text by its words alone. */
const nameKey = (text: string): string => wordsOf(text).join(' ')

/** How far its words lean to a language until a query is in it. */
const leastLeaning = 0.3

/** Some ten milliseconds of work. */
const recordsAtOnce = 100

/**
 * An index of goods: a query takes less than a millisecond. Building it takes about half a second of work, in parts so
 * that requests are answered in between.
 */
export async function createGoodsSearch(records: readonly HsCodeRecord[]): Promise<GoodsSearch> {
  const termsByWord = new Map<string, string[]>()
  const index = new MiniSearch<Texts & { id: number }>({
    fields: [...fields, 'brands'],
    // The default splits at spaces, which Chinese does not have.
    tokenize: indexWords,
    processTerm(word) {
      const known = termsByWord.get(word)
      if (known) return known
      const terms = termsOfWord(word)
      termsByWord.set(word, terms)
      return terms
    },
  })
  await index.addAllAsync(
    records.map((record, id) => ({ ...textsOf(record), id })),
    { chunkSize: recordsAtOnce },
  )
  const documentWeights = records.map(weightOf)
  const descriptions = records.map(descriptionsOf)
  const headings = records.map((record) => (isListed(record) ? record.hscode.slice(0, 4) : undefined))
  const counts = { id: countWords(records, 'id'), en: countWords(records, 'en') }
  const byName = Map.groupBy(records.keys(), (id) => nameKey(records[id]?.labels.en ?? ''))
  const vocabulary = new Set([...termsByWord.values()].flat())
  const isKnown = (term: string) => vocabulary.has(term)

  function termsOf(words: readonly string[]): string[] {
    const terms = words.flatMap((word) =>
      han.test(word) ? hanTerms(word, isKnown) : termsOfWord(word).slice(0, 1),
    )
    return [...new Set(terms)]
  }

  const isNear = (term: string) =>
    index.search(term, { tokenize: atSpaces, processTerm: whole, fuzzy: 1 }).length > 0

  /** The wrong letters of a word that no record has: two only in a long word that is not one letter away from any. */
  function editDistance(term: string): number {
    if (isKnown(term) || han.test(term) || term.length < 4) return 0
    return term.length < 6 || isNear(term) ? 1 : 2
  }

  /** The reader's language, unless most goods that have the words have them in the other: many readers type English. */
  function languageOf(words: readonly string[], language: Language): Language {
    if (words.some((word) => han.test(word))) return language
    const leanings = words.map((word) => leaningOf(singular(word)))
    const leaning = leanings.reduce((sum, one) => sum + one, 0) / words.length
    if (Math.abs(leaning) <= leastLeaning) return language
    return leaning > 0 ? 'en' : 'id'
  }

  /** From -1 for a word of Indonesian texts alone to 1 for one of English texts alone. */
  function leaningOf(word: string): number {
    const id = counts.id.get(word) ?? 0
    const en = counts.en.get(word) ?? 0
    return id === en ? 0 : (en - id) / (en + id)
  }

  function find(query: string, language: Language, max: number): FoundGoods[] {
    const words = queryWordsOf(simplify(query))
    const terms = termsOf(words)
    if (terms.length === 0) return []
    const last = terms.at(-1)
    const queryLanguage = languageOf(words, language)
    const nounPlace = queryLanguage === 'id' ? 0 : terms.length - 1
    const noun = terms[nounPlace] ?? ''
    const results = index.search(terms.join(' '), {
      tokenize: atSpaces,
      processTerm: whole,
      combineWith: 'OR',
      boost: boosts[queryLanguage],
      boostDocument: (id) => documentWeights[Number(id)] ?? 1,
      boostTerm: (_, place) => (place === nounPlace ? nounWeight : 1),
      weights: { prefix: 0.25, fuzzy: 0.25 },
      // The last word may still be being typed.
      prefix: (term) => term.length > 1 && (term === last || !isKnown(term)),
      fuzzy: editDistance,
    })
    const named = new Set(byName.get(nameKey(query)))
    return ranked(results, {
      isAlone: terms.length === 1,
      isKnown,
      isNamed: ({ id }) => named.has(Number(id)),
      isDescribed: ({ id }) => descriptions[Number(id)]?.has(noun) ?? false,
      headingOf: ({ id }) => headings[Number(id)],
    })
      .slice(0, max)
      .flatMap((result) => {
        const record = records[Number(result.id)]
        return record ? [{ record, matched: matchedIn(record, result, words, language) }] : []
      })
  }
  return { find }
}

/**
 * Chinese bigrams are far more selective than single characters, which serve where no bigram is known, before the suffix
 * 子, and for the noun at the end.
 */
function hanTerms(word: string, isKnown: (term: string) => boolean): string[] {
  const pairs = bigramsOf(word)
  const bigrams = pairs.filter(isKnown)
  const known = Array.from(word).filter(isKnown)
  if (word.length === 2 && word.endsWith('子')) return [...bigrams, ...known.slice(0, 1)]
  if (bigrams.length === 0) return known
  return isKnown(pairs.at(-1) ?? '') ? bigrams : [...bigrams, ...known.filter((one) => word.endsWith(one))]
}

/** The noun, which comes first in Indonesian and last in English and Chinese, counts for more than what describes it. */
const nounWeight = 2

const boosts = Object.fromEntries(
  languages.map((language) => [
    language,
    {
      ...Object.fromEntries(languages.map((one) => [`words_${one}`, 0.5])),
      ...Object.fromEntries(languages.map((one) => [`heading_${one}`, 0.1])),
      brands: 3,
      [`label_${language}`]: 3,
      [`words_${language}`]: 2,
      [`heading_${language}`]: 0.5,
    },
  ]),
) as Record<Language, Partial<Record<Field, number>>>

const maxMatched = 3

/**
 * The words of a record's texts that a result matched, as they are written there; those of the query first. Of texts in
 * another language than the reader's, only what was typed.
 */
function matchedIn(
  record: HsCodeRecord,
  { terms }: SearchResult,
  words: readonly string[],
  language: Language,
): string[] {
  const found = new Set<string>()
  const isTyped = (word: string) => words.includes(word)
  for (const [field, text] of Object.entries(textsOf(record))) {
    const isRead = field === 'brands' || field.endsWith(`_${language}`)
    for (const word of wordsOf(text)) {
      const parts = han.test(word) ? [word, ...bigramsOf(word)] : termsOfWord(word)
      if ((isRead || isTyped(word)) && parts.some((part) => terms.includes(part))) found.add(word)
    }
  }
  return [...found]
    .toSorted((one, other) => Number(isTyped(other)) - Number(isTyped(one)))
    .slice(0, maxMatched)
}
