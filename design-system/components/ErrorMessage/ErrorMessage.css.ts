import { style } from '@vanilla-extract/css'
import { vars } from '@seberang/tokens'

export const error = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: '6px',
  fontSize: '13px',
  lineHeight: '18px',
  color: vars.tone.critical.text,
  textWrap: 'pretty',
})
export const errorText = style({ minWidth: 0, overflowWrap: 'anywhere' })
export const errorIcon = style({ flex: 'none', marginTop: '1px' })
