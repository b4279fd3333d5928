import type { DraftKind } from '@seberang/domain/api'

/** Whose draft it is: each customer's lie apart, and the guest's with nobody's name. */
export const draftKey = (customerId: string | null, kind: DraftKind): string =>
  `${customerId ?? 'guest'}/${kind}`
