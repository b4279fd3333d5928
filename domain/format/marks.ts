import type { Language } from '../language/index.ts'

/** A mark of punctuation by language: `chinese`, or with its space `other`. */
const mark = (chinese: string, other: string) => (language: Language) => (language === 'zh' ? chinese : other)

/** What parts one clause from the next. */
export const clauseGap = mark('，', ', ')

/** What parts a clause from one that is no part of it. */
export const semicolon = mark('；', '; ')

/** What parts a name from what is said of it. */
export const colon = mark('：', ': ')

type Joined = readonly (string | false | null | undefined)[]

const join = (parts: Joined, between: string): string => parts.filter(Boolean).join(between)

/** Joins clauses, or the facts of one thing, which are no list, and skips absent ones. */
export const joinClauses = (clauses: Joined, language: Language): string => join(clauses, clauseGap(language))

/** Joins the places of an Indonesian address and skips absent ones: in Latin script in every language. */
export const joinPlaces = (places: Joined): string => join(places, ', ')
