import type { Language } from '@seberang/domain/language'
import { languages } from '@seberang/domain/language'
import MiniSearch, { type SearchResult } from 'minisearch'
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
   * in the name rather than in the search words, and goods that people usually buy. Only a word that no record has
   * stands for words that begin with it or differ by a letter or two, so that a typing error never comes before an
   * exact match.
   */
  find(query: string, language: Language, max: number): FoundGoods[]
}

const fields = languages.flatMap(
  (language) => [`label_${language}`, `words_${language}`, `heading_${language}`] as const,
)
type Field = (typeof fields)[number] | 'brands'
type Texts = Record<Field, string>

function textsOf({ hscode, labels, words, brands = '', rate_basis }: HsCodeRecord): Texts {
  // The labels of codes beyond the catalogue of goods are their heading's.
  const heading = rate_basis === undefined ? headingOf(hscode)?.names : undefined
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

const weights = { everyday: 2, listed: 1, other: 0.3 }

const weightOf = ({ everyday, rate_basis }: HsCodeRecord): number => {
  if (rate_basis !== undefined) return weights.other
  return everyday === undefined ? weights.listed : weights.everyday
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

/** A text by its words alone. */
const nameKey = (text: string): string => wordsOf(text).join(' ')

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

  function find(query: string, language: Language, max: number): FoundGoods[] {
    const words = queryWordsOf(simplify(query))
    const terms = termsOf(words)
    if (terms.length === 0) return []
    const last = terms.at(-1)
    const results = index.search(terms.join(' '), {
      tokenize: atSpaces,
      processTerm: whole,
      combineWith: 'OR',
      boost: boosts[language],
      boostDocument: (id) => documentWeights[Number(id)] ?? 1,
      boostTerm: (_, place) => weightOfPlace(place, terms.length, language),
      weights: { prefix: 0.25, fuzzy: 0.25 },
      // The last word may still be being typed.
      prefix: (term) => term.length > 1 && (term === last || !isKnown(term)),
      fuzzy: editDistance,
    })
    // An official name may be as long as a sentence, and like the names of its neighbours.
    const named = byName.get(nameKey(query)) ?? []
    return byCoverage(results, isKnown, named)
      .slice(0, max)
      .flatMap((result) => {
        const record = records[Number(result.id)]
        return record ? [{ record, matched: matchedIn(record, result, words, language) }] : []
      })
  }
  return { find }
}

/** How many top results are re-ranked. */
const maxReranked = 200

/** How much of a word's share is its beginning, or a similar word. */
const shares = { begun: 0.5, similar: 0.3 }

/**
 * Orders the record whose name the query is first, then results with a word as typed before those with similar words
 * only; each by their share of the query's words besides their score.
 */
function byCoverage(
  results: readonly SearchResult[],
  isKnown: (term: string) => boolean,
  named: readonly number[],
): SearchResult[] {
  const best = results.filter(({ id }, place) => named.includes(Number(id)) || place < maxReranked)
  const rated = best.map((result) => {
    const covered = result.queryTerms.reduce((sum, term) => sum + shareOf(term, result.terms), 0)
    const isNamed = named.includes(Number(result.id))
    const tier = isNamed ? 2 : Number(result.queryTerms.some(isKnown))
    return { result, tier, score: result.score * covered }
  })
  return rated
    .toSorted((one, other) => other.tier - one.tier || other.score - one.score)
    .map(({ result }) => result)
}

function shareOf(term: string, found: readonly string[]): number {
  if (found.includes(term)) return 1
  return found.some((one) => one.startsWith(term)) ? shares.begun : shares.similar
}

/** Chinese bigrams are far more selective than single characters, which serve where no bigram is known and before the suffix 子. */
function hanTerms(word: string, isKnown: (term: string) => boolean): string[] {
  const bigrams = bigramsOf(word).filter(isKnown)
  const known = Array.from(word).filter(isKnown)
  if (bigrams.length === 0) return known
  return word.length === 2 && word.endsWith('子') ? [...bigrams, ...known.slice(0, 1)] : bigrams
}

/** The noun, which comes first in Indonesian and last in English and Chinese, counts for more than what describes it. */
function weightOfPlace(place: number, count: number, language: Language): number {
  const isNoun = language === 'id' ? place === 0 : place === count - 1
  return isNoun ? 2 : 1
}

const boosts = Object.fromEntries(
  languages.map((language) => [
    language,
    {
      ...Object.fromEntries(languages.map((one) => [`words_${one}`, 0.5])),
      ...Object.fromEntries(languages.map((one) => [`heading_${one}`, 0.1])),
      brands: 3,
      [`label_${language}`]: 4,
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
