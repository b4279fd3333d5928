import type { DraftKind } from '@seberang/domain/api'
import { isObject } from '@seberang/domain/json'
import type { DraftPolicy } from './keeper.ts'

/** A draft that the customer did not choose. */
export interface OtherDraft {
  draft: object
  /** Time of its last change, in milliseconds. */
  savedAt: number
}

/** What was not chosen when there were two drafts, until it is continued or discarded. */
export interface OtherDrafts {
  drafts: readonly OtherDraft[]
}

/** The kind under which the others of a kind are kept. */
export const otherKinds: Partial<Record<DraftKind, DraftKind>> = { import: 'import_other' }

export const isOtherDrafts = (value: unknown): value is OtherDrafts =>
  isObject(value) &&
  Array.isArray(value['drafts']) &&
  value['drafts'].every((other) => isObject(other) && isObject(other['draft']))

export function addOther(others: OtherDrafts | null, added: OtherDraft): OtherDrafts {
  return { drafts: [added, ...withoutOther(others, added.draft).drafts] }
}

export function withoutOther(others: OtherDrafts | null, draft: object): OtherDrafts {
  return { drafts: (others?.drafts ?? []).filter((other) => !isEqual(other.draft, draft)) }
}

/** Two devices kept others: all of them stay. */
export const otherDraftsPolicy: DraftPolicy = {
  isSame: () => true,
  reconcile: (here, theirs) => {
    if (!isOtherDrafts(here)) return theirs
    if (!isOtherDrafts(theirs)) return here
    return theirs.drafts.toReversed().reduce(addOther, here)
  },
}

/** Drafts are plain JSON, and a copy of one has its properties in the same order. */
const isEqual = (one: object, other: object): boolean => JSON.stringify(one) === JSON.stringify(other)
