import { border, vars } from '@seberang/tokens'
import { focusRing } from './focus.ts'
import { forced, forcedChosen } from './forced.ts'

const chosen = '&:has(:checked)'
const focused = '&:has(:focus-visible)'

/** Where the fill says nothing, an edge does, unless the ring of the focus is there. */
const forcedEdgeOfChosen = {
  [forced]: { selectors: { [`${chosen}:not(:has(:focus-visible))`]: forcedChosen } },
} as const

/** A card with a radio in it: its edge, what it looks like once it is chosen, and its focus. */
export const choiceCard = {
  border: `${border.hairline} solid ${vars.border.default}`,
  background: vars.background.surface,
  selectors: {
    [chosen]: {
      borderColor: vars.tone.brand.solid,
      boxShadow: `inset 0 0 0 ${border.hairline} ${vars.tone.brand.solid}`,
      background: vars.tone.brand.selected,
    },
    [focused]: focusRing,
  },
  '@media': forcedEdgeOfChosen,
} as const

/** The ring of a row stays within its sheet, which has the edge. */
export const focusedRow = { ...focusRing, outlineOffset: `-${border.strong}` } as const

/** The same of a row among rows. */
export const choiceRow = {
  selectors: {
    [chosen]: { background: vars.tone.brand.selected },
    [focused]: focusedRow,
  },
  '@media': forcedEdgeOfChosen,
} as const
