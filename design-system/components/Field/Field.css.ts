import { globalStyle, style } from '@vanilla-extract/css'
import { fontSize, fontWeight, lineHeight, size, space, vars } from '@seberang/tokens'

export const field = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[1.5],
  minWidth: 0,
  border: 0,
})
export const aside = style({ fontSize: fontSize.work, lineHeight: lineHeight.work })
export const fieldWithAside = style([
  field,
  { display: 'grid', gridTemplateColumns: '1fr auto', columnGap: space[3] },
])
globalStyle(`${fieldWithAside} > *`, { gridColumn: '1 / -1' })
globalStyle(`${fieldWithAside} > label`, { gridColumn: 1 })
globalStyle(`${fieldWithAside} > ${aside}`, { gridColumn: 2, gridRow: 1 })
// The message below a field, and how to correct it, is in sight with the field that the keyboard is in.
globalStyle(`${field} :is(input, select):not([type="radio"], [type="checkbox"])`, {
  scrollMarginBottom: size.belowField,
})
export const label = style({
  fontSize: fontSize.work,
  lineHeight: lineHeight.work,
  fontWeight: fontWeight.semibold,
  overflowWrap: 'anywhere',
})
export const legend = style([label, { marginBottom: space[1.5] }])
export const optional = style({ fontWeight: fontWeight.regular, color: vars.text.tertiary })
export const hint = style({
  fontSize: fontSize.note,
  lineHeight: lineHeight.note,
  color: vars.text.tertiary,
  textWrap: 'pretty',
})
export const corrections = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] })
