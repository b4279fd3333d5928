import { style } from '@vanilla-extract/css'
import { rem, vars } from '@seberang/tokens'

export const error = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: '6px',
  fontSize: rem(13),
  lineHeight: rem(18),
  color: vars.tone.critical.text,
  textWrap: 'pretty',
})
export const errorText = style({ minWidth: 0, overflowWrap: 'anywhere' })
export const errorIcon = style({ flex: 'none', marginTop: '1px' })
