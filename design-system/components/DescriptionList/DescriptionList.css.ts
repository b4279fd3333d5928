import { style } from '@vanilla-extract/css'
import { fontWeight, rem, vars } from '@seberang/tokens'
import { beside, besideEnd, besideWords, tight } from '../../styles/beside.ts'

export const list = style({ containerType: 'inline-size', minWidth: 0 })
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
export const action = style({
  gridColumn: 2,
  gridRow: '1 / 3',
  alignSelf: 'center',
  '@container': { [tight]: { gridColumn: 1, gridRow: 'auto' } },
})
export const inline = style({
  display: 'flex',
  justifyContent: 'space-between',
  columnGap: '16px',
  paddingBlock: '5px',
  '@container': { [tight]: beside },
})
export const inlineTerm = style({
  color: vars.text.secondary,
  minWidth: 0,
  overflowWrap: 'anywhere',
  '@container': { [tight]: besideWords },
})
export const inlineValue = style({
  ...besideEnd,
  fontWeight: fontWeight.semibold,
  textAlign: 'right',
  fontVariantNumeric: 'tabular-nums',
})
