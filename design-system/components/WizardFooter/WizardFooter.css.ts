import { globalStyle, style } from '@vanilla-extract/css'
import { below, fontWeight, layers, size, vars } from '@seberang/tokens'

export const footer = style({
  position: 'sticky',
  bottom: 0,
  zIndex: layers.sticky,
  background: vars.background.raised,
  borderTop: `1px solid ${vars.border.subtle}`,
  boxShadow: vars.shadow.bar,
})
export const bar = style({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: '12px',
  minHeight: size.wizardFooter,
  paddingBlock: '10px',
  '@media': { [below('tablet')]: { minHeight: 0 } },
})
export const facts = style({
  flex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 40px',
  '@media': { [below('tablet')]: { gap: '2px 20px' } },
})
export const term = style({ fontSize: '13px', lineHeight: '18px', color: vars.text.tertiary })
export const value = style({
  fontSize: '20px',
  lineHeight: '28px',
  fontWeight: fontWeight.bold,
  letterSpacing: '-.012em',
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  '@media': { [below('tablet')]: { fontSize: '18px', lineHeight: '24px' } },
})
export const actions = style({
  display: 'flex',
  gap: '8px',
  '@media': { [below('tablet')]: { flex: '1 0 auto' } },
})
globalStyle(`${actions} > *`, { '@media': { [below('tablet')]: { flex: 1 } } })
