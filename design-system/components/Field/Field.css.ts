import { style } from '@vanilla-extract/css'
import { fontWeight, rem, vars } from '@seberang/tokens'

export const field = style({ display: 'flex', flexDirection: 'column', gap: '6px', minWidth: 0, border: 0 })
export const label = style({
  fontSize: rem(14),
  lineHeight: rem(20),
  fontWeight: fontWeight.semibold,
  overflowWrap: 'anywhere',
})
export const legend = style([label, { marginBottom: '6px' }])
export const optional = style({ fontWeight: fontWeight.regular, color: vars.text.tertiary })
export const hint = style({
  fontSize: rem(13),
  lineHeight: rem(18),
  color: vars.text.tertiary,
  textWrap: 'pretty',
})
export const corrections = style({ display: 'flex', flexWrap: 'wrap', gap: '8px' })
