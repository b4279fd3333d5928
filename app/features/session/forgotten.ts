/** What the steps for a lost password hand on in the browser's history. */
export interface Forgotten {
  /** The e-mail address or telephone number. */
  typed: string
  /** When another link may be requested, in milliseconds; omitted before the first one. */
  sentAt?: number
}

export function readForgotten(state: unknown): Forgotten {
  if (typeof state !== 'object' || state === null || !('typed' in state) || typeof state.typed !== 'string')
    return { typed: '' }
  const { typed } = state
  return 'sentAt' in state && typeof state.sentAt === 'number' ? { typed, sentAt: state.sentAt } : { typed }
}
