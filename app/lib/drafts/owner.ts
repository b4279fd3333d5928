import type { DraftKind } from '@seberang/domain/api'

/** Drafts are stored per customer; a guest has one of their own. */
export const draftKey = (customerId: string | null, kind: DraftKind): string =>
  `${customerId ?? 'guest'}/${kind}`
