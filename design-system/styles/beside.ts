import { containerUpTo, textWidth } from '@seberang/tokens'

/** Own width under which large text leaves no room for two things beside each other; in rem, so it grows with the text. */
export const tight = containerUpTo('tight')

/** Words with something at their right edge, which goes below, still at the edge, before the words get too thin to read. */
export const beside = { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between' } as const
export const besideWords = { flex: `1 1 ${textWidth.words}`, minWidth: 0, overflowWrap: 'anywhere' } as const
export const besideEnd = { marginLeft: 'auto' } as const
