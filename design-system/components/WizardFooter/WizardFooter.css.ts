import { globalStyle, style } from '@vanilla-extract/css'
import { below, fontWeight, layers, rem, size, space, vars } from '@seberang/tokens'
import { region as toasts } from '../Toast/Toast.css.ts'

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
export const term = style({ fontSize: rem(13), lineHeight: rem(18), color: vars.text.tertiary })
export const value = style({
  fontSize: rem(20),
  lineHeight: rem(28),
  fontWeight: fontWeight.bold,
  letterSpacing: '-.012em',
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  '@media': { [below('tablet')]: { fontSize: rem(18), lineHeight: rem(24) } },
})
export const actions = style({
  display: 'flex',
  gap: '8px',
  '@media': { [below('tablet')]: { flex: '1 0 auto' } },
})
/** The way on is the wide one. */
globalStyle(`${actions} > *:last-child`, { '@media': { [below('tablet')]: { flex: 1 } } })
/** A toast stands above the bar: it would cover the way on. On a phone the bar has two rows. */
globalStyle(`html:has(${footer}) ${toasts}`, {
  bottom: `calc(${size.wizardFooter} + ${space[4]})`,
  '@media': { [below('tablet')]: { bottom: `calc(${size.wizardFooter} + ${space[16]})` } },
})
