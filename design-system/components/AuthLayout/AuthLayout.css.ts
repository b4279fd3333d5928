import { style } from '@vanilla-extract/css'
import {
  below,
  border,
  controlHeight,
  detailSpace,
  fontWeight,
  gutters,
  lowWindow,
  space,
  vars,
  width,
} from '@seberang/tokens'
import { tabular, typeStep } from '../../styles/typography.ts'

export const layout = style({
  display: 'grid',
  gridTemplateColumns: `minmax(0, 1fr) ${width.entrance}`,
  minHeight: '100vh',
  '@media': {
    [below('desktop')]: { gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateRows: '1fr auto' },
  },
})
export const form = style({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  padding: `${space[7]} ${space[12]} ${space[8]}`,
  background: vars.background.surface,
  '@media': { [below('tablet')]: { padding: `${space[2]} ${gutters.phone} ${space[8]}` } },
})
export const top = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: space[2],
  minHeight: controlHeight.touch,
})
export const box = style({
  width: '100%',
  maxWidth: width.column,
  margin: 'auto',
  paddingBlock: space[10],
  selectors: { '&:focus-visible': { outline: 'none' } },
  '@media': { [below('tablet')]: { marginBlock: 0, paddingBlock: space[6] } },
})
export const side = style({
  display: 'flex',
  flexDirection: 'column',
  overflow: 'hidden',
  padding: `${detailSpace[19]} ${space[12]} 0`,
  background: vars.background.brandDeep,
  color: vars.text.onDeep,
})
export const strip = style([
  typeStep('note'),
  {
    padding: `${space[4]} ${space[12]}`,
    background: vars.background.brandDeep,
    color: vars.text.onDeep,
    textWrap: 'pretty',
    '@media': { [below('tablet')]: { paddingInline: gutters.phone } },
  },
])
const line = `${border.hairline} solid ${vars.border.onDeep}`
export const places = style({ display: 'grid', marginTop: space[6], borderTop: line })
export const place = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  minHeight: controlHeight.large,
  paddingBlock: space[1],
  borderBottom: line,
})
export const placeName = style([
  typeStep('work'),
  { flex: 1, minWidth: 0, fontWeight: fontWeight.semibold, textWrap: 'balance' },
])
/** As wide as it needs, one under the other, on the right edge. */
export const facts = style([
  typeStep('note'),
  tabular,
  { display: 'grid', justifyItems: 'end', color: vars.text.onDeepQuiet },
])
export const foot = style([
  typeStep('note'),
  { marginBlock: `${space[4]} ${space[5]}`, color: vars.text.onDeepQuiet, textWrap: 'pretty' },
])
export const picture = style({
  marginTop: 'auto',
  marginInline: `-${space[12]}`,
  '@media': {
    [lowWindow('desktop')]: { selectors: { '&[data-beside="true"]': { display: 'none' } } },
  },
})
