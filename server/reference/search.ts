import MiniSearch, { type SearchResult } from 'minisearch'
import { han, indexWords, pairsOf, queryWordsOf, singular, wordsOf, editDistance } from './search-text.ts'

/** The searchable texts of an item by field name. */
type Texts<Field extends string> = Record<Field, string>

export interface Search<Item, Field extends string> {
  /**
   * Items that match every word of the query, or a word beginning with it, best match first. Without an exact match,
   * one letter may be wrong, then two; if nothing matches still, words unknown to the index ("15", "murah") are
   * dropped.
   * @param boost the weight of a field; 1 by default
   */
  find(query: string, boost?: Partial<Record<Field, number>>): Item[]
}

/**
 * A search index, built once; a query takes a few milliseconds.
 * @param weightOf the weight of an item among similar texts; 1 by default
 */
export function createSearch<Item, const Field extends string>(
  items: readonly Item[],
  fields: readonly Field[],
  textsOf: (item: Item) => Texts<Field>,
  weightOf: (item: Item) => number = () => 1,
): Search<Item, Field> {
  const index = new MiniSearch<Texts<Field> & { id: number }>({
    fields: [...fields],
    // The default splits at spaces, which Chinese does not have.
    tokenize: indexWords,
    processTerm: singular,
    searchOptions: { tokenize: queryTerms, combineWith: 'AND' },
  })
  index.addAll(items.map((item, id) => ({ ...textsOf(item), id })))
  const weights = items.map(weightOf)

  /** The words that occur in the index, with up to `maxEdits` wrong letters. */
  const knownOf = (words: string[], maxEdits: number) =>
    words.filter(
      (word) => index.search(word, { fuzzy: word.length > 3 && editDistance(maxEdits) }).length > 0,
    )

  function* attemptsOf(query: string) {
    yield { query }
    for (const maxEdits of [1, 2]) yield { query, fuzzy: editDistance(maxEdits) }
    // Chinese puts an item's purpose or type before its name without a space.
    if (han.test(query)) yield { query, combineWith: 'OR' as const }
    const words = wordsOf(query)
    for (const maxEdits of [1, 0]) {
      const known = knownOf(words, maxEdits)
      if (known.length > 0 && known.length < words.length)
        yield { query: known.join(' '), fuzzy: editDistance(maxEdits) }
    }
  }

  return {
    find(text, boost = {}) {
      const query = queryWordsOf(text).join(' ')
      const found = new Set<number>()
      let hasSearched = false
      for (const { query: attempt, ...options } of attemptsOf(query)) {
        const results = index.search(attempt, {
          boost: boost as Record<string, number>,
          boostDocument: (id) => weights[Number(id)] ?? 1,
          weights: { prefix: 0.4, fuzzy: 0.3 },
          prefix: true,
          ...options,
        })
        for (const { id } of results) found.add(Number(id))
        // A prefix match may be a typing error: "spatu" is the start of spatula, or else shoes (sepatu).
        if (results.some(isWhole) || (hasSearched && found.size > 0)) break
        hasSearched = true
      }
      return [...found].flatMap((id) => items[id] ?? [])
    },
  }
}

/** Whether an item has every word of the query exactly. */
function isWhole({ queryTerms, terms }: SearchResult): boolean {
  return queryTerms.every((term) => terms.includes(term))
}

/** For Chinese only pairs, which are far more selective than characters. */
function queryTerms(text: string): string[] {
  return wordsOf(text).flatMap((word) => {
    const pairs = han.test(word) ? pairsOf(word) : []
    return pairs.length > 0 ? pairs : [word]
  })
}
