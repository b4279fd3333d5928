import { style } from '@vanilla-extract/css'
import {
  border,
  containerUpTo,
  fontSize,
  fontWeight,
  insideHairline,
  lineHeight,
  size,
  space,
  vars,
} from '@seberang/tokens'
import { beside, besideEnd, besideWords, tight } from '../../styles/beside.ts'

/** Up to this width a number to copy needs all of a line: what copies it stands beside its name. */
const narrowest = containerUpTo('narrowest')

export const list = style({ containerType: 'inline-size', minWidth: 0 })
export const item = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignContent: 'center',
  columnGap: space[3],
  minHeight: size.listRow,
  paddingBlock: space[2.5],
  selectors: { '& + &': { borderTop: `${border.hairline} solid ${vars.border.subtle}` } },
})
export const term = style({
  gridColumn: 1,
  fontSize: fontSize.note,
  lineHeight: lineHeight.note,
  color: vars.text.tertiary,
  overflowWrap: 'anywhere',
  '@container': { [narrowest]: { alignSelf: 'center' } },
})
export const value = style({
  gridColumn: 1,
  fontWeight: fontWeight.semibold,
  overflowWrap: 'anywhere',
  '@container': { [narrowest]: { gridColumn: '1 / -1' } },
})
export const action = style({
  gridColumn: 2,
  gridRow: '1 / 3',
  alignSelf: 'center',
  '@container': {
    [narrowest]: { gridRow: 1, marginBlock: `-${space[2]}` },
    [tight]: { gridColumn: 1, gridRow: 'auto', marginBlock: 0 },
  },
})
export const inline = style({
  display: 'flex',
  justifyContent: 'space-between',
  columnGap: space[4],
  paddingBlock: insideHairline(space[1.5]),
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
