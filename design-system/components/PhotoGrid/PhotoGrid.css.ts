import { style } from '@vanilla-extract/css'
import { radius, vars } from '@seberang/tokens'
import { focusRing } from '../../styles/focus.ts'

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 160px))',
  gap: '8px',
})
export const button = style({
  display: 'block',
  width: '100%',
  cursor: 'zoom-in',
  borderRadius: radius.small,
  selectors: { '&:focus-visible': focusRing },
})
export const photo = style({
  display: 'block',
  width: '100%',
  height: 'auto',
  aspectRatio: '4 / 3',
  objectFit: 'cover',
  borderRadius: radius.small,
  background: vars.background.sunken,
})
