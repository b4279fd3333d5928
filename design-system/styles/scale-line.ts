import { vars } from '@seberang/tokens'
import { forced, forcedAhead, forcedHere } from './forced.ts'

const line = { content: '', position: 'absolute', left: 0, height: '2px' } as const

/** A line from the left end to the right, dashed, and drawn through up to a place on it; `top` is where it lies. */
export const scaleLine = (place: string, top: string) => ({
  selectors: {
    '&::before': {
      ...line,
      right: 0,
      top,
      background: `repeating-linear-gradient(90deg, ${vars.border.strong} 0 4px, transparent 4px 8px)`,
    },
    '&::after': { ...line, width: place, top, background: vars.tone.brand.solid },
  },
  '@media': { [forced]: { selectors: { '&::before': forcedAhead, '&::after': forcedHere } } },
})
