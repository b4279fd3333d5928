import { style } from '@vanilla-extract/css'
import { fontWeight, vars } from '@seberang/tokens'

export const avatar = style({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  width: '32px',
  height: '32px',
  borderRadius: '50%',
  background: vars.tone.brand.soft,
  color: vars.tone.brand.text,
  fontSize: '13px',
  lineHeight: '16px',
  fontWeight: fontWeight.bold,
})
