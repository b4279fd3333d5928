import MiniSearch from 'minisearch'

/** The texts by which a thing is found, by the name of the field. */
type Texts<Field extends string> = Record<Field, string>

export interface Search<Item, Field extends string> {
  /**
   * Things that have every word that is asked for, or a word that begins so, the best first. When there is none, a
   * letter or two may be wrong.
   * @param boost how much more a field counts; 1 where it is left out
   */
  find(query: string, boost?: Partial<Record<Field, number>>): Item[]
}

/** An index over things, made once: a query takes a few milliseconds. */
export function createSearch<Item, const Field extends string>(
  items: readonly Item[],
  fields: readonly Field[],
  textsOf: (item: Item) => Texts<Field>,
): Search<Item, Field> {
  const index = new MiniSearch<Texts<Field> & { id: number }>({
    fields: [...fields],
    // By default a text between two blanks is a word; Chinese has none.
    tokenize: indexWords,
    processTerm: (term) => term,
    searchOptions: { tokenize: queryWords, combineWith: 'AND' },
  })
  index.addAll(items.map((item, id) => ({ ...textsOf(item), id })))
  return {
    find(query, boost = {}) {
      const options = {
        boost: boost as Record<string, number>,
        weights: { prefix: 0.7, fuzzy: 0.3 },
        prefix: true,
      }
      const tries = [
        options,
        { ...options, fuzzy: wrongLetters },
        // Chinese puts what a thing is for, or how it works, before its name, without a blank.
        ...(han.test(query) ? [{ ...options, combineWith: 'OR' as const }] : []),
      ]
      for (const one of tries) {
        const found = index.search(query, one)
        if (found.length > 0) return found.flatMap(({ id }) => items[Number(id)] ?? [])
      }
      return []
    },
  }
}

const han = /\p{Script=Han}/u

/** How many letters of a word may be wrong, missing, too many; half of a Chinese word is another word. */
function wrongLetters(term: string): number {
  if (han.test(term) || term.length < 3) return 0
  return term.length < 6 ? 1 : 2
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/\p{Script=Han}+|(?:(?!\p{Script=Han})[\p{Letter}\p{Number}])+/gu) ?? []
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
