import { style } from '@vanilla-extract/css'
import { border, fontSize, lineHeight, space, vars } from '@seberang/tokens'

export const error = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[1.5],
  fontSize: fontSize.note,
  lineHeight: lineHeight.note,
  color: vars.tone.critical.text,
  textWrap: 'pretty',
})
export const errorText = style({ minWidth: 0, overflowWrap: 'anywhere' })
export const errorIcon = style({ flex: 'none', marginTop: border.hairline })
