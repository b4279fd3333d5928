import { border, iconSize, layers, radius, space, vars } from '@seberang/tokens'
import { dashes } from './dashes.ts'
import { forced, forcedAhead, forcedHere } from './forced.ts'

const line = { content: '', position: 'absolute', left: 0, height: border.strong } as const

/** A horizontal line, dashed, and solid up to a position; `top` is its vertical position. */
export const scaleLine = (place: string, top: string) => ({
  selectors: {
    '&::before': {
      ...line,
      right: 0,
      top,
      background: dashes('across', vars.border.strong, space[1]),
    },
    '&::after': { ...line, width: place, top, background: vars.tone.brand.solid },
  },
  '@media': { [forced]: { selectors: { '&::before': forcedAhead, '&::after': forcedHere } } },
})

/** The mark on it at that position; `top` is the vertical position of its middle. */
export const scaleDot = (place: string, top: string) =>
  ({
    position: 'absolute',
    left: place,
    top,
    zIndex: layers.above,
    width: iconSize.mark,
    height: iconSize.mark,
    transform: 'translate(-50%, -50%)',
    borderRadius: radius.full,
    background: vars.accent.marker,
    boxShadow: `0 0 0 ${border.halo} ${vars.accent.markerHalo}`,
    '@media': { [forced]: forcedHere },
  }) as const
