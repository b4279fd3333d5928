import { style } from '@vanilla-extract/css'
import { fontWeight, print, space } from '@seberang/tokens'
import { tabular } from '../../styles/typography.ts'

// Printed on a black-and-white label printer of 203 dots an inch: ink only, no greys, no hairlines.
const rule = `0.5mm solid ${print.ink}`

export const label = style([
  tabular,
  {
    display: 'flex',
    flexDirection: 'column',
    height: '100%',
    padding: '4mm',
    color: print.ink,
    fontSize: '3.1mm',
    lineHeight: 1.3,
  },
])
export const head = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  paddingBottom: '2mm',
  borderBottom: rule,
})
export const brand = style({ fontSize: '5mm', fontWeight: fontWeight.bold })
export const way = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[1],
  fontSize: '3.8mm',
  fontWeight: fontWeight.semibold,
})
export const unit = style({ padding: '2mm 0', borderBottom: rule })
export const code = style({ fontSize: '11mm', lineHeight: 1.1, fontWeight: fontWeight.bold })
export const term = style({ fontSize: '2.6mm', lineHeight: 1.3 })
export const address = style({ padding: '1.5mm 0', overflowWrap: 'anywhere' })
export const name = style({ fontWeight: fontWeight.bold })
export const bars = style({ padding: '2mm 0', borderTop: rule, borderBottom: rule })
export const barText = style({ textAlign: 'center', fontSize: '3.8mm', fontWeight: fontWeight.bold })
export const foot = style({
  flex: 1,
  minHeight: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 28mm',
  gap: '3mm',
  overflow: 'hidden',
})
export const facts = style({
  display: 'grid',
  // The short ones share one line.
  gridTemplateColumns: 'repeat(3, minmax(0, auto))',
  gap: '1mm 3mm',
  paddingBottom: '1mm',
})
export const fact = style({ margin: 0, fontWeight: fontWeight.semibold, overflowWrap: 'anywhere' })
export const across = style({ gridColumn: '1 / -1' })
export const longFact = style([
  fact,
  {
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    overflow: 'hidden',
  },
])
export const qr = style({ paddingTop: '2mm' })
export const piece = style({ textAlign: 'center', fontWeight: fontWeight.bold })
export const warning = style({
  paddingTop: '1.5mm',
  borderTop: rule,
  fontSize: '2.6mm',
  fontWeight: fontWeight.semibold,
})
