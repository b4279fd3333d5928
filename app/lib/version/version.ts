/** Versions of the client's state and of its configuration. When either changes, stored data is stale. */
export const version = '02022020-1 16102023-1'

export const versionKey = 'tk_version'

export type StoredVersion = 'current' | 'first visit' | 'other' | 'cleared'

/**
 * Compares the stored version. A first visit has nothing stale, so nothing is cleared from under someone who has
 * just chosen a language; `cleared` means that reloading has not finished yet.
 */
export function readStoredVersion(stored: string | null): StoredVersion {
  if (stored === null) return 'first visit'
  if (stored === '') return 'cleared'
  return stored === version ? 'current' : 'other'
}
