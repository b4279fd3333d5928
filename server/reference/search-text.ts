/** Words and characters of the texts that are searched. */

export const han = /\p{Script=Han}/u

/** Words in lower case; Chinese, which has no spaces, as runs of characters. */
export function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/\p{Script=Han}+|(?:(?!\p{Script=Han})[\p{Letter}\p{Number}])+/gu) ?? []
}

/** Every two adjacent characters. */
export function bigramsOf(word: string): string[] {
  const characters = Array.from(word)
  return characters.slice(1).map((character, index) => `${characters[index]}${character}`)
}

/** Finds "watches" by "watch". Words of other languages are cut too, but in index and query alike. */
export function singular(word: string): string {
  if (word.length < 4 || !word.endsWith('s') || word.endsWith('ss')) return word
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`
  return /(?:ch|sh|x|ss)es$/.test(word) ? word.slice(0, -2) : word.slice(0, -1)
}

/** People find things by a few words. Each further one, and the same one again, costs a search of its own. */
const maxWords = 10
const maxSigns = 16

/** The first few different words of a query. */
export function queryWordsOf(text: string): string[] {
  const words = wordsOf(text).map((word) =>
    han.test(word) ? Array.from(word).slice(0, maxSigns).join('') : word,
  )
  return [...new Set(words)].slice(0, maxWords)
}

/** Words, and of Chinese every character and every bigram. */
export function indexWords(text: string): string[] {
  return wordsOf(text).flatMap((word) =>
    han.test(word) ? [...Array.from(word), ...bigramsOf(word)] : [word],
  )
}
