import { style } from '@vanilla-extract/css'
import { rem, vars } from '@seberang/tokens'

export const logo = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '9px',
  color: vars.text.primary,
})
export const name = style({
  fontSize: rem(19),
  lineHeight: rem(24),
  fontWeight: 750,
  letterSpacing: '-.03em',
})
export const ground = style({ fill: vars.tone.brand.solid })
export const line = style({
  fill: 'none',
  stroke: vars.tone.brand.on,
  strokeWidth: 2.7,
  strokeLinecap: 'round',
})
export const shore = style({ fill: vars.tone.brand.on })
export const here = style({ fill: vars.accent.kunyit })
