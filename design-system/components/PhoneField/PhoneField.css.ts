import { style } from '@vanilla-extract/css'
import { border, fontSize, radius, space, vars } from '@seberang/tokens'
import { coveringSelect } from '../../styles/covering-select.ts'
import { choice } from '../Field/control.css.ts'

export const code = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: space[1],
  paddingInline: `${space[3]} ${space[2.5]}`,
  borderRight: `${border.hairline} solid ${vars.border.subtle}`,
  color: vars.text.secondary,
  fontSize: fontSize.work,
  fontVariantNumeric: 'tabular-nums',
  borderRadius: `${radius.control} 0 0 ${radius.control}`,
  selectors: {
    '&:has(:focus-visible)': {
      outline: `${border.strong} solid ${vars.focus}`,
      outlineOffset: `-${space[1]}`,
    },
  },
})
/** The displayed code takes only the width it needs. */
export const select = style([choice, coveringSelect])
