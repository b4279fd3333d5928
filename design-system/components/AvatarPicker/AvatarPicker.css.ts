import { style } from '@vanilla-extract/css'
import { duration, radius, space, vars } from '@seberang/tokens'
import { visuallyHidden } from '../../styles/focus.ts'
import { forced } from '../../styles/forced.ts'

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(52px, 1fr))',
  justifyItems: 'center',
  gap: space[1],
})
export const choice = style({ position: 'relative', display: 'block', cursor: 'pointer' })
export const radio = style(visuallyHidden)
export const picture = style({
  display: 'grid',
  placeItems: 'center',
  width: '52px',
  height: '52px',
  border: '2px solid transparent',
  borderRadius: radius.full,
  transition: `border-color ${duration.fast}`,
  selectors: {
    [`${choice}:hover > &`]: { borderColor: vars.border.strong },
    [`${radio}:checked + &`]: { borderColor: vars.tone.brand.solid, background: vars.background.surface },
    [`${radio}:focus-visible + &`]: { outline: `2px solid ${vars.focus}`, outlineOffset: '1px' },
  },
  '@media': {
    [forced]: { selectors: { [`${radio}:checked + &`]: { borderColor: 'Highlight' } } },
  },
})
