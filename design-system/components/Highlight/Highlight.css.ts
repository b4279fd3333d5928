import { style } from '@vanilla-extract/css'
import { border, radius, vars } from '@seberang/tokens'

export const mark = style({
  // Padding that does not move the words around it.
  boxShadow: `0 0 0 ${border.hairline} ${vars.accent.markerSoft}`,
  borderRadius: radius.mark,
  background: vars.accent.markerSoft,
  color: vars.text.primary,
})
