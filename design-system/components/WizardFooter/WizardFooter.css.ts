import { globalStyle, style } from '@vanilla-extract/css'
import {
  below,
  border,
  fontSize,
  fontWeight,
  layers,
  lineHeight,
  size,
  space,
  tracking,
  vars,
} from '@seberang/tokens'
import { region as toasts } from '../Toast/Toast.css.ts'

export const footer = style({
  position: 'sticky',
  bottom: 0,
  zIndex: layers.sticky,
  background: vars.background.raised,
  borderTop: `${border.hairline} solid ${vars.border.subtle}`,
  boxShadow: vars.shadow.bar,
})
export const bar = style({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: space[3],
  minHeight: size.wizardFooter,
  paddingBlock: space[2.5],
  '@media': { [below('tablet')]: { minHeight: 0 } },
})
export const facts = style({
  flex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[1]} ${space[10]}`,
  '@media': { [below('tablet')]: { gap: `${space[0.5]} ${space[5]}` } },
})
export const term = style({ fontSize: fontSize.note, lineHeight: lineHeight.note, color: vars.text.tertiary })
export const value = style({
  fontSize: fontSize.amount,
  lineHeight: lineHeight.lead,
  fontWeight: fontWeight.bold,
  letterSpacing: tracking.heading,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  '@media': { [below('tablet')]: { fontSize: fontSize.lead, lineHeight: lineHeight.read } },
})
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  '@media': { [below('tablet')]: { flex: '1 1 auto' } },
})
/** The next button takes the remaining width. */
globalStyle(`${actions} > *:last-child`, { '@media': { [below('tablet')]: { flex: 1 } } })
/** Toasts move above the bar, so that they do not cover its button. On a phone the bar has two rows. */
globalStyle(`html:has(${footer}) ${toasts}`, {
  bottom: `calc(${size.wizardFooter} + ${space[4]})`,
  '@media': { [below('tablet')]: { bottom: `calc(${size.wizardFooter} + ${space[16]})` } },
})
