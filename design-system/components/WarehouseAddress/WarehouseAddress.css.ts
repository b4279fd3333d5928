import { style } from '@vanilla-extract/css'
import {
  below,
  border,
  containerUpTo,
  fontSize,
  gutters,
  lineHeight,
  size,
  space,
  vars,
} from '@seberang/tokens'
import { sheet } from '../Sheet/Sheet.css.ts'

/** The width from which the name of a line has a column of its own. */
const narrow = containerUpTo('medium')
/** Up to this width a telephone number in large text needs all of a line. */
const narrowest = containerUpTo('narrowest')
const edges = {
  paddingInline: space[6],
  '@media': { [below('tablet')]: { paddingInline: gutters.phone } },
} as const

export const frame = style([sheet({ bleed: true, clip: true }), { containerType: 'inline-size' }])
export const head = style({
  ...edges,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  flexWrap: 'wrap',
  gap: space[3],
  paddingBlock: space[4],
  background: vars.tone.brand.soft,
})
export const label = style({
  fontSize: fontSize.note,
  lineHeight: lineHeight.note,
  color: vars.text.secondary,
})
/** The words of a button, not its edge, end where the content ends. */
export const copy = style({ flex: 'none' })
export const lines = style({ ...edges })
export const line = style({
  display: 'grid',
  gridTemplateColumns: `minmax(0, 2fr) minmax(0, 5fr) auto`,
  alignItems: 'center',
  columnGap: space[4],
  minHeight: size.listRow,
  paddingBlock: space[0.5],
  selectors: { '& + &': { borderTop: `${border.hairline} solid ${vars.border.subtle}` } },
  '@container': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr) auto', paddingBlock: space[2] } },
})
export const term = style([
  label,
  { color: vars.text.tertiary, overflowWrap: 'anywhere', '@container': { [narrow]: { gridArea: '1 / 1' } } },
])
export const value = style({
  overflowWrap: 'anywhere',
  fontSize: fontSize.read,
  lineHeight: lineHeight.read,
  '@container': { [narrow]: { gridArea: '2 / 1' }, [narrowest]: { gridArea: '2 / 1 / auto / -1' } },
})
export const action = style([
  copy,
  {
    '@container': {
      [narrow]: { gridColumn: 2, gridRow: '1 / 3' },
      [narrowest]: { gridRow: 1, marginBlock: `-${space[2]}` },
    },
  },
])
/** The address as one text to copy. */
export const whole = style({
  ...edges,
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[3],
  paddingBlock: space[4],
  borderBottom: `${border.hairline} solid ${vars.border.subtle}`,
})
export const copyAll = style({ flex: '3 1 auto', display: 'grid' })
export const more = style({ flex: '1 1 auto', display: 'grid' })
