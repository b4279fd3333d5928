import type { Language } from '@seberang/domain/language'
import { singular, wordsOf } from './search-text.ts'

/**
 * The words that say what goods are, of a name that also says what they are for or made of: "lamps" of "LED table and
 * floor lamps".
 */
export function headWordsOf(name: string, language: Language): string[] {
  return [...new Set(finders[language](name))]
}

const finders: Record<Language, (name: string) => string[]> = {
  id(name) {
    const parts = partsOf(name, /[,;()]|\s(?:dan|atau)\s/u, /\s(?:untuk|dari|di|dengan|pada|tanpa)\s.*/u)
    const [first = []] = parts
    // "Suku cadang gitar dan biola" are neither guitars nor violins.
    return parts.filter((part) => first.length === 1 || part.length > 1).flatMap((part) => part.slice(0, 1))
  },
  en(name) {
    const parts = partsOf(name, /[,()]|\s(?:and|or)\s/u, /;.*|\s(?:for|of|with|without|in|to|up|above)\s.*/u)
    const [last = ''] = (parts.at(-1) ?? []).slice(-1)
    // "LED table and floor lamps" are no tables.
    return parts
      .flatMap((part) => part.slice(-1))
      .filter((word) => word === last || isPlural(word) || !isPlural(last))
  },
  zh(name) {
    return name
      .split(/[、，；（）和及或]/u)
      .flatMap((part) => [part.slice(-1), part.slice(-2)])
      .filter((text) => text !== '')
  },
}

const partsOf = (name: string, separator: RegExp, description: RegExp): string[][] =>
  name
    .replace(description, '')
    .split(separator)
    .map(wordsOf)
    .filter((words) => words.length > 0)

const isPlural = (word: string): boolean => singular(word) !== word
