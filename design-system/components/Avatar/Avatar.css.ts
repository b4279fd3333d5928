import { style } from '@vanilla-extract/css'
import { fontWeight, rem, vars } from '@seberang/tokens'
import { forced } from '../../styles/forced.ts'

export const avatar = style({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  width: rem(32),
  height: rem(32),
  borderRadius: '50%',
  background: vars.tone.brand.soft,
  color: vars.tone.brand.text,
  fontSize: rem(13),
  lineHeight: rem(16),
  fontWeight: fontWeight.bold,
  '@media': { [forced]: { outline: '1px solid CanvasText', outlineOffset: '-1px' } },
})
