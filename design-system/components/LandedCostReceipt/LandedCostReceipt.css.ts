import { keyframes, style } from '@vanilla-extract/css'
import { below, duration, fontWeight, rem, vars } from '@seberang/tokens'
import { focusRing } from '../../styles/focus.ts'
import { beside, besideEnd, besideWords, tight } from '../../styles/beside.ts'

export const receipt = style({ minWidth: 0, fontVariantNumeric: 'tabular-nums lining-nums' })
const edges = { padding: '16px 24px', '@media': { [below('tablet')]: { padding: '16px' } } } as const
export const head = style({
  ...edges,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  flexWrap: 'wrap',
  gap: '8px 16px',
})
export const group = style({ ...edges, borderTop: `1px solid ${vars.border.subtle}` })
export const groupHead = style({
  display: 'flex',
  alignItems: 'center',
  // Where there is no room beside a long title, its sum goes below.
  flexWrap: 'wrap',
  gap: '0 10px',
  minHeight: '44px',
  paddingBlock: '8px',
  marginBlock: '-8px',
  fontWeight: fontWeight.heading,
  cursor: 'pointer',
  listStyle: 'none',
  borderRadius: '6px',
  selectors: { '&::-webkit-details-marker': { display: 'none' }, '&:focus-visible': focusRing },
})
export const groupTitle = style({ flex: 1, minWidth: '140px', overflowWrap: 'anywhere' })
export const groupSum = style({ marginLeft: 'auto', fontWeight: fontWeight.bold, whiteSpace: 'nowrap' })
export const chevron = style({
  display: 'flex',
  transition: `transform ${duration.base}`,
  selectors: { 'details[open] &': { transform: 'rotate(180deg)' } },
})
export const summary = style({
  flexBasis: '100%',
  paddingLeft: '28px',
  fontWeight: fontWeight.regular,
  fontSize: rem(12),
  lineHeight: rem(18),
  color: vars.text.tertiary,
  selectors: { 'details[open] &': { display: 'none' } },
})
export const lines = style({ containerType: 'inline-size', marginTop: '6px' })
export const line = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: '16px',
  paddingBlock: '6px',
  '@container': { [tight]: beside },
  selectors: { '&[data-tone="discount"]': { color: vars.tone.positive.text } },
})
export const name = style(besideWords)
export const note = style({ fontSize: rem(13), color: vars.text.tertiary })
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
  marginTop: '2px',
  fontSize: rem(12),
  lineHeight: rem(18),
  color: vars.text.tertiary,
  textWrap: 'pretty',
})
export const detail = style({
  gridColumn: '1 / -1',
  flexBasis: '100%',
  maxWidth: '60ch',
  marginTop: '6px',
  paddingLeft: '12px',
  borderLeft: `2px solid ${vars.border.default}`,
  fontSize: rem(13),
  lineHeight: rem(20),
  color: vars.text.secondary,
  textWrap: 'pretty',
})
/** "PMK 4/2025 pasal 29" stays in one piece. */
export const law = style({ whiteSpace: 'nowrap' })
export const extra = style({ ...edges, paddingBlock: '8px', borderTop: `1px solid ${vars.border.subtle}` })
export const foot = style({ ...edges, borderTop: `1px solid ${vars.border.default}` })
export const total = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  flexWrap: 'wrap',
  gap: '0 16px',
})
export const totalLabel = style({ fontWeight: fontWeight.semibold })
const arrive = keyframes({ from: { opacity: 0 } })
/** A new price fades in once. */
export const sum = style({ marginLeft: 'auto', animation: `${arrive} ${duration.base}` })
export const action = style({ marginTop: '14px' })
export const footnote = style({
  marginTop: '12px',
  fontSize: rem(13),
  lineHeight: rem(18),
  color: vars.text.tertiary,
  textWrap: 'pretty',
})
