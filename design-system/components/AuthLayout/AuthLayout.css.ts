import { style } from '@vanilla-extract/css'
import {
  below,
  border,
  controlHeight,
  detailSpace,
  fontWeight,
  gutters,
  iconSize,
  lowWindow,
  space,
  vars,
  width,
} from '@seberang/tokens'
import { dashes } from '../../styles/dashes.ts'
import { forced, forcedAhead, forcedHere, forcedInk } from '../../styles/forced.ts'
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
/** The dot of a step stands in the middle of the widest one's halo. */
const dotBox = iconSize.row
export const steps = style({ display: 'grid', marginTop: space[6] })
export const step = style({
  position: 'relative',
  display: 'grid',
  paddingLeft: `calc(${dotBox} + ${space[4]})`,
  paddingBottom: space[5],
  selectors: {
    '&::before': {
      content: '',
      position: 'absolute',
      left: `calc((${dotBox} - ${border.strong}) / 2)`,
      top: dotBox,
      bottom: 0,
      width: border.strong,
      background: vars.text.onDeep,
    },
    '&[data-state="current"]::before, &[data-state="next"]::before': {
      background: dashes('down', vars.border.onDeep, space[1]),
    },
    '&:last-child::before': { display: 'none' },
    '&::after': {
      content: '',
      position: 'absolute',
      left: `calc((${dotBox} - ${iconSize.tick}) / 2)`,
      top: `calc((${dotBox} - ${iconSize.tick}) / 2)`,
      width: iconSize.tick,
      height: iconSize.tick,
      borderRadius: '50%',
      background: vars.text.onDeep,
    },
    '&[data-state="current"]::after': {
      background: vars.accent.marker,
      boxShadow: `0 0 0 ${border.halo} color-mix(in srgb, ${vars.accent.marker} 40%, transparent)`,
    },
    '&[data-state="next"]::after': {
      background: 'transparent',
      boxShadow: `inset 0 0 0 ${border.marked} ${vars.text.onDeepQuiet}`,
    },
  },
  '@media': {
    [forced]: {
      selectors: {
        '&::before': forcedInk,
        '&[data-state="current"]::before, &[data-state="next"]::before': forcedAhead,
        '&::after': forcedInk,
        '&[data-state="current"]::after': forcedHere,
      },
    },
  },
})
export const stepTitle = style([typeStep('work'), { fontWeight: fontWeight.semibold }])
export const stepNote = style([
  typeStep('note'),
  tabular,
  { color: vars.text.onDeepQuiet, textWrap: 'pretty' },
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
