import { style } from '@vanilla-extract/css'
import { fontWeight, rem, vars } from '@seberang/tokens'

export const stageTitle = style({
  padding: '4px 0 12px',
  fontSize: rem(13),
  lineHeight: rem(20),
  fontWeight: fontWeight.semibold,
  color: vars.text.tertiary,
})
