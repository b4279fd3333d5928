import { style } from '@vanilla-extract/css'
import { fontSize, fontWeight, lineHeight, space, vars } from '@seberang/tokens'

export const card = style({ display: 'grid', gap: space[0.5], minWidth: 0, overflowWrap: 'anywhere' })
export const head = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `0 ${space[2]}` })
export const name = style({ lineHeight: lineHeight.read, fontWeight: fontWeight.heading })
export const phone = style({
  color: vars.text.tertiary,
  fontVariantNumeric: 'tabular-nums',
  fontWeight: fontWeight.regular,
  // It is read and dialled as one: on the next line rather than on two, unless no line has room for it.
  display: 'inline-block',
  maxWidth: '100%',
  overflowWrap: 'anywhere',
  verticalAlign: 'top',
})
export const lines = style({ color: vars.text.secondary, textWrap: 'pretty' })
export const note = style({ fontSize: fontSize.note, lineHeight: lineHeight.note, color: vars.text.tertiary })
