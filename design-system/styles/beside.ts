import { containerBelow, containerUpTo, textWidth } from '@seberang/tokens'

/**
 * Container width below which large text leaves no room for two things in a row; in rem, so it grows with the
 * text.
 */
export const tight = containerUpTo('tight')

/** Container width below which the measures and the amount of a row have no columns of their own. */
export const withoutColumns = containerBelow('ample')

/**
 * Text with something at the right edge, which wraps below, still on the right, before the text gets too
 * narrow to read.
 */
export const beside = { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between' } as const
export const besideWords = { flex: `1 1 ${textWidth.words}`, minWidth: 0, overflowWrap: 'anywhere' } as const
export const besideEnd = { marginLeft: 'auto' } as const
