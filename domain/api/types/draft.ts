import type { Instant, Ok } from './common.ts'

/** Unsaved form input, synchronized across a customer's devices. */
export const draftKinds = ['import', 'import_other', 'export', 'company', 'checkout', 'setup'] as const
export type DraftKind = (typeof draftKinds)[number]

/** Maximum length of the body as JSON, in characters. */
export const longestDraft = 240_000

export interface DraftInput {
  /** State of the form; null once the draft is discarded. */
  body: object | null
  /** The version that was read; 0 if there was none. */
  version: number
}

export interface Draft {
  kind: DraftKind
  body: object | null
  /** Number of changes so far. */
  version: number
  updated_at: Instant | null
}

export type DraftSaved = Ok<{ version: number }>
