import { style } from '@vanilla-extract/css'
import { border, controlHeight, fontSize, radius, space, vars } from '@seberang/tokens'

export const unit = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  borderLeft: `${border.hairline} solid ${vars.border.subtle}`,
  color: vars.text.secondary,
  fontSize: fontSize.work,
})
export const select = style({
  appearance: 'none',
  alignSelf: 'stretch',
  minWidth: controlHeight.touch,
  padding: `0 ${space[8]} 0 ${space[3]}`,
  border: 0,
  outlineOffset: `-${space[1]}`,
  background: 'transparent',
  cursor: 'pointer',
  borderRadius: `0 ${radius.control} ${radius.control} 0`,
  selectors: { '&:focus-visible': { outline: `${border.strong} solid ${vars.focus}` } },
})
export const chevron = style({
  position: 'absolute',
  right: space[2.5],
  display: 'flex',
  pointerEvents: 'none',
})
