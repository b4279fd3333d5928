import type { HsCode } from '@seberang/domain/api'

/** Whether goods were found by every word of a name as it is written, not by a part of it or by similar words alone. */
export function isNamed({ matched = [] }: HsCode, name: string): boolean {
  const longestFirst = matched.toSorted((one, other) => other.length - one.length)
  const rest = longestFirst.reduce((left, word) => left.replaceAll(word, ' '), name.toLowerCase())
  return name.trim() !== '' && !/[\p{L}\p{N}]/u.test(rest)
}
