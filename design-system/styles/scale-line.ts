import { border, space, vars } from '@seberang/tokens'
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
