import { createHash } from 'node:crypto'

/** A strong entity tag: it changes exactly when the bytes do. */
export function tagOf(body: string): string {
  return `"${createHash('sha256').update(body).digest('base64url').slice(0, 32)}"`
}

/** Whether the caller has this version (RFC 9110, 13.1.2: weak comparison, since a proxy may have compressed it). */
export function hasTag(ifNoneMatch: string | undefined, tag: string): boolean {
  if (ifNoneMatch === undefined) return false
  const known = ifNoneMatch.split(',').map((one) => one.trim().replace(/^W\//, ''))
  return known.includes(tag) || known.includes('*')
}

export interface TaggedAnswer {
  body: string
  tag: string
}

/** More than the number of lists in three languages. */
const maxAnswers = 2_000

/** Caches constant responses by key, so that each is built and hashed once. */
export function createAnswers(): (key: string, make: () => Promise<string>) => Promise<TaggedAnswer> {
  const answers = new Map<string, TaggedAnswer>()
  return async (key, make) => {
    const known = answers.get(key)
    if (known) return known
    const body = await make()
    const answer = { body, tag: tagOf(body) }
    const [oldest] = answers.keys()
    if (answers.size >= maxAnswers && oldest !== undefined) answers.delete(oldest)
    answers.set(key, answer)
    return answer
  }
}
