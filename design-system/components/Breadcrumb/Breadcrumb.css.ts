import { style } from '@vanilla-extract/css'
import { rem, vars } from '@seberang/tokens'

export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '6px',
  fontSize: rem(13),
  lineHeight: rem(20),
  color: vars.text.tertiary,
})
export const crumb = style({ display: 'flex', alignItems: 'center', gap: '6px', minWidth: 0 })
export const words = style({ minWidth: 0, overflowWrap: 'anywhere' })
