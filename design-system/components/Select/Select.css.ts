import { style } from '@vanilla-extract/css'
import { detailSpace, space, vars } from '@seberang/tokens'
import { input, lead } from '../Field/control.css.ts'

export const select = style([
  input,
  {
    appearance: 'none',
    paddingRight: detailSpace[8.5],
    cursor: 'pointer',
    selectors: {
      '&[data-state="empty"]': { color: vars.text.tertiary },
      [`${lead} + &`]: { paddingLeft: space[2] },
    },
  },
])
export const chevron = style({
  position: 'absolute',
  right: space[3],
  top: 0,
  bottom: 0,
  display: 'flex',
  alignItems: 'center',
  color: vars.text.secondary,
  pointerEvents: 'none',
})
