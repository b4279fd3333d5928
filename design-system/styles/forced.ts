import { border } from '@seberang/tokens'

/**
 * Where the system forces its colours, it takes authors' grounds, gradients and shadows away. A shape that carries
 * meaning says here which of the system's colours it has instead: what is, where one is, what is still to come.
 */
export const forced = '(forced-colors: active)'
export const forcedInk = { background: 'CanvasText' } as const
export const forcedHere = { background: 'Highlight' } as const
export const forcedAhead = { background: 'GrayText' } as const
/** Around what is chosen, where its ground alone says so. */
export const forcedChosen = {
  outline: `${border.strong} solid Highlight`,
  outlineOffset: `-${border.strong}`,
} as const
