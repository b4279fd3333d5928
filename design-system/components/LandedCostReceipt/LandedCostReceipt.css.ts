import { keyframes, style } from '@vanilla-extract/css'
import {
  below,
  border,
  controlHeight,
  duration,
  fontSize,
  fontWeight,
  lineHeight,
  radius,
  space,
  vars,
  width,
} from '@seberang/tokens'
import { focusRing } from '../../styles/focus.ts'
import { beside, besideEnd, besideWords, tight } from '../../styles/beside.ts'

export const receipt = style({ minWidth: 0, fontVariantNumeric: 'tabular-nums lining-nums' })
const edges = {
  padding: `${space[4]} ${space[6]}`,
  '@media': { [below('tablet')]: { padding: space[4] } },
} as const
export const head = style({
  ...edges,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  flexWrap: 'wrap',
  gap: `${space[2]} ${space[4]}`,
})
export const group = style({ ...edges, borderTop: `${border.hairline} solid ${vars.border.subtle}` })
export const groupHead = style({
  display: 'flex',
  alignItems: 'center',
  // Where a long title leaves no room, its amount wraps below.
  flexWrap: 'wrap',
  gap: `0 ${space[2.5]}`,
  minHeight: controlHeight.touch,
  paddingBlock: space[2],
  marginBlock: `-${space[2]}`,
  fontWeight: fontWeight.heading,
  cursor: 'pointer',
  listStyle: 'none',
  borderRadius: radius.small,
  selectors: { '&::-webkit-details-marker': { display: 'none' }, '&:focus-visible': focusRing },
})
export const groupTitle = style({ flex: 1, minWidth: width.name, overflowWrap: 'anywhere' })
export const groupSum = style({ marginLeft: 'auto', fontWeight: fontWeight.bold, whiteSpace: 'nowrap' })
export const chevron = style({
  display: 'flex',
  transition: `transform ${duration.base}`,
  selectors: { 'details[open] &': { transform: 'rotate(180deg)' } },
})
export const summary = style({
  flexBasis: '100%',
  paddingLeft: space[7],
  fontWeight: fontWeight.regular,
  fontSize: fontSize.small,
  lineHeight: lineHeight.note,
  color: vars.text.tertiary,
  selectors: { 'details[open] &': { display: 'none' } },
})
export const lines = style({ containerType: 'inline-size', marginTop: space[1.5] })
export const line = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: space[4],
  paddingBlock: space[1.5],
  '@container': { [tight]: beside },
  selectors: { '&[data-tone="discount"]': { color: vars.tone.positive.text } },
})
export const name = style(besideWords)
export const note = style({ fontSize: fontSize.note, color: vars.text.tertiary })
export const amount = style({
  ...besideEnd,
  whiteSpace: 'nowrap',
  textAlign: 'right',
  fontWeight: fontWeight.medium,
})
export const reason = style({
  gridColumn: 1,
  flexBasis: '100%',
  maxWidth: '44ch',
  marginTop: space[0.5],
  fontSize: fontSize.small,
  lineHeight: lineHeight.note,
  color: vars.text.tertiary,
  textWrap: 'pretty',
})
export const detail = style({
  gridColumn: '1 / -1',
  flexBasis: '100%',
  maxWidth: '60ch',
  marginTop: space[1.5],
  paddingLeft: space[3],
  borderLeft: `${border.strong} solid ${vars.border.default}`,
  fontSize: fontSize.note,
  lineHeight: lineHeight.work,
  color: vars.text.secondary,
  textWrap: 'pretty',
})
/** "PMK 4/2025 pasal 29" does not wrap. */
export const law = style({ whiteSpace: 'nowrap' })
export const extra = style({
  ...edges,
  paddingBlock: space[2],
  borderTop: `${border.hairline} solid ${vars.border.subtle}`,
})
export const foot = style({ ...edges, borderTop: `${border.hairline} solid ${vars.border.default}` })
export const total = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  flexWrap: 'wrap',
  gap: `0 ${space[4]}`,
})
export const totalLabel = style({ fontWeight: fontWeight.semibold })
const arrive = keyframes({ from: { opacity: 0 } })
/** A new price fades in once. */
export const sum = style({ marginLeft: 'auto', animation: `${arrive} ${duration.base}` })
export const action = style({ marginTop: space[3.5] })
export const footnote = style({
  marginTop: space[3],
  fontSize: fontSize.note,
  lineHeight: lineHeight.note,
  color: vars.text.tertiary,
  textWrap: 'pretty',
})
