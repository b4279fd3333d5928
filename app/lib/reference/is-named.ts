import type { HsCode } from '@seberang/domain/api'

const toys = /mainan|\btoys?\b|玩具/u

/**
 * Whether a name says that a product is these goods: they were found by the word that it begins with, as a word for goods
 * does in Indonesian ("ganja kering"), or by all of its words; of a toy, by all of them alone.
 */
export function isNamed({ matched = [] }: HsCode, name: string): boolean {
  const typed = name.trim().toLowerCase()
  const [first = ''] = typed.split(/[^\p{L}\p{N}]+/u)
  if (matched.includes(first) && !toys.test(typed)) return true
  const longestFirst = matched.toSorted((one, other) => other.length - one.length)
  const rest = longestFirst.reduce((left, word) => left.replaceAll(word, ' '), typed)
  return typed !== '' && !/[\p{L}\p{N}]/u.test(rest)
}
