import { style } from '@vanilla-extract/css'
import { border, controlHeight, fontSize, radius, space, vars } from '@seberang/tokens'
import { choice } from '../Field/control.css.ts'

export const unit = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  borderLeft: `${border.hairline} solid ${vars.border.subtle}`,
  color: vars.text.secondary,
  fontSize: fontSize.work,
})
export const select = style([
  choice,
  {
    appearance: 'none',
    alignSelf: 'stretch',
    minWidth: controlHeight.touch,
    padding: `0 ${space[8]} 0 ${space[3]}`,
    border: 0,
    background: 'transparent',
    cursor: 'pointer',
    borderRadius: `0 ${radius.control} ${radius.control} 0`,
  },
])
export const chevron = style({
  position: 'absolute',
  right: space[2.5],
  display: 'flex',
  pointerEvents: 'none',
})
