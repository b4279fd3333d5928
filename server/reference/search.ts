import MiniSearch, { type SearchResult } from 'minisearch'

/** The texts by which a thing is found, by the name of the field. */
type Texts<Field extends string> = Record<Field, string>

export interface Search<Item, Field extends string> {
  /**
   * Things that have every word that is asked for, or a word that begins so, the best first. When none has the words
   * themselves, a letter may be wrong, then two; when there still is none, words that nothing is called by ("15",
   * "murah") are left out.
   * @param boost how much more a field counts; 1 where it is left out
   */
  find(query: string, boost?: Partial<Record<Field, number>>): Item[]
}

/**
 * An index over things, made once: a query takes a few milliseconds.
 * @param weightOf how much more a thing counts than others that are written alike; 1 where it is left out
 */
export function createSearch<Item, const Field extends string>(
  items: readonly Item[],
  fields: readonly Field[],
  textsOf: (item: Item) => Texts<Field>,
  weightOf: (item: Item) => number = () => 1,
): Search<Item, Field> {
  const index = new MiniSearch<Texts<Field> & { id: number }>({
    fields: [...fields],
    // By default a text between two blanks is a word; Chinese has none.
    tokenize: indexWords,
    processTerm: singular,
    searchOptions: { tokenize: queryWords, combineWith: 'AND' },
  })
  index.addAll(items.map((item, id) => ({ ...textsOf(item), id })))
  const weights = items.map(weightOf)

  /** The words that something is called by, also when a letter is wrong or none is. */
  const knownOf = (words: string[], most: number) =>
    words.filter((word) => index.search(word, { fuzzy: word.length > 3 && wrongLetters(most) }).length > 0)

  function* attemptsOf(query: string) {
    yield { query }
    for (const most of [1, 2]) yield { query, fuzzy: wrongLetters(most) }
    // Chinese puts what a thing is for, or how it works, before its name, without a blank.
    if (han.test(query)) yield { query, combineWith: 'OR' as const }
    const words = wordsOf(query)
    for (const most of [1, 0]) {
      const known = knownOf(words, most)
      if (known.length > 0 && known.length < words.length)
        yield { query: known.join(' '), fuzzy: wrongLetters(most) }
    }
  }

  return {
    find(text, boost = {}) {
      const query = shortened(text)
      const found = new Set<number>()
      let hasAsked = false
      for (const { query: asked, ...options } of attemptsOf(query)) {
        const results = index.search(asked, {
          boost: boost as Record<string, number>,
          boostDocument: (id) => weights[Number(id)] ?? 1,
          weights: { prefix: 0.4, fuzzy: 0.3 },
          prefix: true,
          ...options,
        })
        for (const { id } of results) found.add(Number(id))
        // What only begins so may be a mistake: "spatu" is a spatula, or else shoes (sepatu).
        if (results.some(isWhole) || (hasAsked && found.size > 0)) break
        hasAsked = true
      }
      return [...found].flatMap((id) => items[id] ?? [])
    },
  }
}

/** Whether a thing has every word as it was asked for. */
function isWhole({ queryTerms, terms }: SearchResult): boolean {
  return queryTerms.every((term) => terms.includes(term))
}

const han = /\p{Script=Han}/u

/** How many letters of a word may be wrong, missing, too many; half of a Chinese word is another word. */
function wrongLetters(most: number): (term: string) => number {
  return (term) => {
    if (han.test(term) || term.length < 3) return 0
    return Math.min(most, term.length < 6 ? 1 : 2)
  }
}

/** "Watches" are found by "watch"; what is cut off a word of another language is cut off the question as well. */
function singular(word: string): string {
  if (word.length < 4 || !word.endsWith('s') || word.endsWith('ss')) return word
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`
  return /(?:ch|sh|x|ss)es$/.test(word) ? word.slice(0, -2) : word.slice(0, -1)
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/\p{Script=Han}+|(?:(?!\p{Script=Han})[\p{Letter}\p{Number}])+/gu) ?? []
}

/** People find things by a few words. Each further one, and the same one again, costs a search of its own. */
const maxWords = 10
const maxSigns = 16

function shortened(text: string): string {
  const words = wordsOf(text).map((word) =>
    han.test(word) ? Array.from(word).slice(0, maxSigns).join('') : word,
  )
  return [...new Set(words)].slice(0, maxWords).join(' ')
}

/** Words, and of Chinese every sign and every two beside each other. */
function indexWords(text: string): string[] {
  return wordsOf(text).flatMap((word) => (han.test(word) ? [...Array.from(word), ...pairsOf(word)] : [word]))
}

/** Of Chinese only the pairs, which are far rarer than the signs. */
function queryWords(text: string): string[] {
  return wordsOf(text).flatMap((word) => {
    const pairs = han.test(word) ? pairsOf(word) : []
    return pairs.length > 0 ? pairs : [word]
  })
}

function pairsOf(word: string): string[] {
  const signs = Array.from(word)
  return signs.slice(1).map((sign, index) => `${signs[index]}${sign}`)
}
