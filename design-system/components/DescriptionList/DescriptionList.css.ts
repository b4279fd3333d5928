import { style } from '@vanilla-extract/css'
import { fontWeight, rem, vars } from '@seberang/tokens'

export const list = style({ minWidth: 0 })
export const item = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignContent: 'center',
  columnGap: '12px',
  minHeight: '56px',
  paddingBlock: '10px',
  selectors: { '& + &': { borderTop: `1px solid ${vars.border.subtle}` } },
})
export const term = style({
  gridColumn: 1,
  fontSize: rem(13),
  lineHeight: rem(18),
  color: vars.text.tertiary,
  overflowWrap: 'anywhere',
})
export const value = style({ gridColumn: 1, fontWeight: fontWeight.semibold, overflowWrap: 'anywhere' })
export const action = style({ gridColumn: 2, gridRow: '1 / 3', alignSelf: 'center' })
export const inline = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: '16px',
  paddingBlock: '5px',
})
export const inlineTerm = style({ color: vars.text.secondary, minWidth: 0, overflowWrap: 'anywhere' })
export const inlineValue = style({
  fontWeight: fontWeight.semibold,
  textAlign: 'right',
  fontVariantNumeric: 'tabular-nums',
})
