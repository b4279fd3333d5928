import type { SearchResult } from 'minisearch'

/** What the ranking asks about the query and about each result. */
interface RankedQuery {
  /** Whether the query is a single word. */
  isAlone: boolean
  /** Whether any record has a word as it was typed. */
  isKnown: (term: string) => boolean
  /** Whether the query is the record's name: an official name may be as long as a sentence, and like its neighbours'. */
  isNamed: (result: SearchResult) => boolean
  /** Whether the noun of the query only describes the record's goods, as "table" does a table lamp. */
  isDescribed: (result: SearchResult) => boolean
  /** The heading of a record that the catalogue of goods lists. */
  headingOf: (result: SearchResult) => string | undefined
}

interface Rated {
  result: SearchResult
  tier: number
  score: number
}

/** How many top results are re-ranked. */
const maxReranked = 200

/** How much of a word's share is its beginning, or a similar word. */
const shares = { begun: 0.5, similar: 0.3 }

/** How much of a record's score remains where the noun of the query only describes its goods. */
const describedShares = { alone: 0.2, amongOthers: 0.5 }

/** How much the heading with most of the goods that have a word adds to their scores. */
const headingWeight = 0.5

/**
 * Orders the record whose name the query is first, then results with a word as typed before those with similar words only;
 * each by their share of the query's words, and by what the query names, besides their score.
 */
export function ranked(results: readonly SearchResult[], query: RankedQuery): SearchResult[] {
  const { isAlone, isKnown, isNamed, isDescribed } = query
  const describedShare = isAlone ? describedShares.alone : describedShares.amongOthers
  const best = results.filter((result, place) => place < maxReranked || isNamed(result))
  const rated = best.map((result) => {
    const covered = result.queryTerms.reduce((sum, term) => sum + shareOf(term, result.terms), 0)
    const score = result.score * covered * (isDescribed(result) ? describedShare : 1)
    return { result, tier: isNamed(result) ? 2 : Number(result.queryTerms.some(isKnown)), score }
  })
  return (isAlone ? weightedByHeading(rated, query) : rated)
    .toSorted((one, other) => other.tier - one.tier || other.score - one.score)
    .map(({ result }) => result)
}

/** A heading is of goods of one kind: that with most of what a word finds is most likely what the word means. */
function weightedByHeading(rated: readonly Rated[], { headingOf }: RankedQuery): Rated[] {
  const sums = new Map<string, number>()
  for (const { result, score } of rated) {
    const heading = headingOf(result)
    if (heading !== undefined) sums.set(heading, (sums.get(heading) ?? 0) + score)
  }
  const most = Math.max(...sums.values())
  return rated.map((one) => {
    const share = (sums.get(headingOf(one.result) ?? '') ?? 0) / most
    return { ...one, score: one.score * (1 + headingWeight * share) }
  })
}

function shareOf(term: string, found: readonly string[]): number {
  if (found.includes(term)) return 1
  return found.some((one) => one.startsWith(term)) ? shares.begun : shares.similar
}
