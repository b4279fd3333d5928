import { style } from '@vanilla-extract/css'
import { border, controlHeight, duration, radius, space, vars } from '@seberang/tokens'
import { visuallyHidden } from '../../styles/focus.ts'
import { forced } from '../../styles/forced.ts'

export const grid = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(${controlHeight.roomy}, 1fr))`,
  justifyItems: 'center',
  rowGap: space[1],
})
export const choice = style({ position: 'relative', display: 'block', cursor: 'pointer' })
export const radio = style(visuallyHidden)
export const picture = style({
  display: 'grid',
  placeItems: 'center',
  width: controlHeight.roomy,
  height: controlHeight.roomy,
  border: `${border.strong} solid transparent`,
  borderRadius: radius.full,
  transition: `border-color ${duration.fast}`,
  selectors: {
    [`${choice}:hover > &`]: { borderColor: vars.border.strong },
    [`${radio}:checked + &`]: { borderColor: vars.tone.brand.solid, background: vars.background.surface },
    [`${radio}:focus-visible + &`]: {
      outline: `${border.strong} solid ${vars.focus}`,
      outlineOffset: border.hairline,
    },
  },
  '@media': {
    [forced]: { selectors: { [`${radio}:checked + &`]: { borderColor: 'Highlight' } } },
  },
})
