import { border } from '@seberang/tokens'

/**
 * Forced colours remove authors' backgrounds, gradients and shadows. A shape that carries meaning declares
 * its system colour here: for what is done, current, or ahead.
 */
export const forced = '(forced-colors: active)'
export const forcedInk = { background: 'CanvasText' } as const
export const forcedHere = { background: 'Highlight' } as const
export const forcedAhead = { background: 'GrayText' } as const
/** Around the whole of a bar, whose share alone says nothing. */
export const forcedTrack = { outline: `${border.hairline} solid CanvasText` } as const
/** Around a selected item that is otherwise marked by its background only. */
export const forcedChosen = {
  outline: `${border.strong} solid Highlight`,
  outlineOffset: `-${border.strong}`,
} as const
/** Without gradients, a dashed edge distinguishes what is ahead from what is done; it has no round ends. */
export const forcedDashes = (side: 'borderTop' | 'borderLeft') =>
  ({
    background: 'none',
    borderRadius: 0,
    [side === 'borderTop' ? 'height' : 'width']: 0,
    [side]: `${border.strong} dashed CanvasText`,
  }) as const
