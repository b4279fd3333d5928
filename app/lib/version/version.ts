/** Of the client's state and of its configuration. When either changes, what a browser has kept no longer fits. */
export const version = '02022020-1 16102023-1'

export const versionKey = 'tk_version'

export type Kept = 'current' | 'first visit' | 'other' | 'cleared'

/**
 * What the version that a browser kept says. A first visit has nothing that could be old, so that nothing is cleared
 * from under who has just chosen a language; `cleared` waits for what has to be loaded anew.
 */
export function readKept(stored: string | null): Kept {
  if (stored === null) return 'first visit'
  if (stored === '') return 'cleared'
  return stored === version ? 'current' : 'other'
}
