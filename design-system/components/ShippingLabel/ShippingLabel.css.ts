import { globalStyle, style } from '@vanilla-extract/css'
import { fontWeight, print } from '@seberang/tokens'
import { tabular } from '../../styles/typography.ts'

// In hundredths of the sheet's width, which is 100 mm: on a narrow screen the label is the same, only smaller.
// Printed on a black-and-white label printer of 203 dots an inch: ink only, no greys, no hairlines.
const rule = `0.5cqw solid ${print.ink}`

export const label = style([
  tabular,
  {
    display: 'flex',
    flexDirection: 'column',
    height: '150cqw',
    padding: '4cqw',
    color: print.ink,
    fontSize: '3.1cqw',
    lineHeight: 1.3,
  },
])
export const head = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  paddingBottom: '2cqw',
  borderBottom: rule,
})
export const brand = style({ fontSize: '5cqw', fontWeight: fontWeight.bold })
export const way = style({
  display: 'flex',
  alignItems: 'center',
  gap: '1cqw',
  fontSize: '3.8cqw',
  fontWeight: fontWeight.semibold,
})
export const unit = style({ padding: '2cqw 0', borderBottom: rule })
export const code = style({
  fontSize: '11cqw',
  lineHeight: 1.1,
  fontWeight: fontWeight.bold,
  whiteSpace: 'nowrap',
})
export const mark = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: '2cqw',
  paddingTop: '1cqw',
})
export const markCode = style({
  fontSize: '3.8cqw',
  lineHeight: 1.15,
  fontWeight: fontWeight.bold,
  overflowWrap: 'anywhere',
})
export const term = style({ fontSize: '2.6cqw', lineHeight: 1.3 })
/** Of up to 64 characters on two lines. */
export const longMarkCode = style([markCode, { fontSize: '3cqw' }])
export const markTerm = style([term, { whiteSpace: 'nowrap' }])
export const address = style({ padding: '1.5cqw 0', overflowWrap: 'anywhere' })
export const name = style({ fontWeight: fontWeight.bold })
export const bars = style({ padding: '1.5cqw 0', borderTop: rule, borderBottom: rule })
globalStyle(`${bars} > svg`, { height: '12cqw' })
export const barText = style({ textAlign: 'center', fontSize: '3.8cqw', fontWeight: fontWeight.bold })
export const foot = style({
  flex: 1,
  minHeight: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 28cqw',
  gap: '3cqw',
  overflow: 'hidden',
})
export const facts = style({
  display: 'grid',
  // The short ones share one line.
  gridTemplateColumns: 'repeat(3, minmax(0, auto))',
  gap: '1cqw 3cqw',
  paddingBottom: '1cqw',
})
export const fact = style({ margin: 0, fontWeight: fontWeight.semibold, whiteSpace: 'nowrap' })
export const across = style({ gridColumn: '1 / -1' })
export const longFact = style([
  fact,
  {
    whiteSpace: 'normal',
    overflowWrap: 'break-word',
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    overflow: 'hidden',
  },
])
export const qr = style({ paddingTop: '1cqw' })
globalStyle(`${qr} > img`, { display: 'block', width: '23cqw', margin: '0 auto' })
export const piece = style({ paddingTop: '1cqw', textAlign: 'center', fontWeight: fontWeight.bold })
export const handling = style({
  display: 'grid',
  justifyItems: 'center',
  marginTop: '1cqw',
  padding: '1cqw',
  border: rule,
  textAlign: 'center',
  lineHeight: 1.2,
  fontWeight: fontWeight.bold,
})
export const warning = style({
  paddingTop: '1.5cqw',
  borderTop: rule,
  fontSize: '2.6cqw',
  fontWeight: fontWeight.semibold,
})
