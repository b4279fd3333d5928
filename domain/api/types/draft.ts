import type { Instant, Ok } from './common.ts'

/** What is being typed, and is kept for a customer on every device. */
export const draftKinds = ['import', 'export', 'company'] as const
export type DraftKind = (typeof draftKinds)[number]

/** The longest body, as JSON, in characters. */
export const longestDraft = 240_000

export interface DraftInput {
  /** Whatever the form needs to go on; null when there is nothing any more. */
  body: object | null
  /** The version that was read; 0 when there was none. */
  version: number
}

export interface Draft {
  kind: DraftKind
  body: object | null
  /** Counts the changes; 0 while there has been none. */
  version: number
  updated_at: Instant | null
}

export type DraftSaved = Ok<{ version: number }>
