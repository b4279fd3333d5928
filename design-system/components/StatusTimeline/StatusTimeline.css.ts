import { style } from '@vanilla-extract/css'
import { fontSize, fontWeight, lineHeight, space, vars } from '@seberang/tokens'

export const stageTitle = style({
  padding: `${space[1]} 0 ${space[3]}`,
  fontSize: fontSize.note,
  lineHeight: lineHeight.work,
  fontWeight: fontWeight.semibold,
  color: vars.text.tertiary,
})
