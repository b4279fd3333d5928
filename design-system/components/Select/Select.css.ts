import { style } from '@vanilla-extract/css'
import { vars } from '@seberang/tokens'
import { input, lead } from '../Field/control.css.ts'

export const select = style([
  input,
  {
    appearance: 'none',
    paddingRight: '34px',
    cursor: 'pointer',
    selectors: {
      '&[data-state="empty"]': { color: vars.text.tertiary },
      [`${lead} + &`]: { paddingLeft: '8px' },
    },
  },
])
export const chevron = style({
  position: 'absolute',
  right: '12px',
  top: 0,
  bottom: 0,
  display: 'flex',
  alignItems: 'center',
  color: vars.text.secondary,
  pointerEvents: 'none',
})
