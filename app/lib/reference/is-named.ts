import type { HsCode } from '@seberang/domain/api'

/** Words for toys, tools and what is worn or made after such goods. */
const harmless =
  /mainan|\btoys?\b|nerf|\banak\b|\bpistol air\b|\blem\b|\bglue\b|silikon|silicone|keramik|ceramic|stiker|sticker|confetti|konfeti|\bmask(?:er)?\b|\bvest\b|\brompi\b|kamera|camera|holster|\bcase\b|\bdress\b|\btofu\b|\bluka\b|玩具|儿童|胶枪/u

/**
 * Whether a name says that a product is these goods: they were found by the word that it begins with, as a word for goods
 * does in Indonesian ("ganja kering"), or by all of its words; of a toy, a tool or the like, by all of them alone.
 */
export function isNamed({ matched = [] }: HsCode, name: string): boolean {
  const typed = name.trim().toLowerCase()
  const [first = ''] = typed.split(/[^\p{L}\p{N}]+/u)
  if (matched.includes(first) && !harmless.test(typed)) return true
  const longestFirst = matched.toSorted((one, other) => other.length - one.length)
  const rest = longestFirst.reduce((left, word) => left.replaceAll(word, ' '), typed)
  return typed !== '' && !/[\p{L}\p{N}]/u.test(rest)
}
