import { style } from '@vanilla-extract/css'
import { fontWeight, vars } from '@seberang/tokens'

export const stageTitle = style({
  padding: '4px 0 12px',
  fontSize: '13px',
  lineHeight: '20px',
  fontWeight: fontWeight.semibold,
  color: vars.text.tertiary,
})
