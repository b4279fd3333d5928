import { style } from '@vanilla-extract/css'
import { below, controlHeight, fontWeight, radius, vars } from '@seberang/tokens'
import { focusRing } from '../../styles/focus.ts'

export const summary = style({
  padding: '12px 16px',
  borderRadius: radius.control,
  background: vars.tone.critical.soft,
  minWidth: 0,
})
export const title = style({
  display: 'flex',
  alignItems: 'center',
  gap: '8px',
  fontWeight: fontWeight.heading,
  color: vars.tone.critical.text,
})
export const list = style({ marginTop: '4px', paddingLeft: '26px' })
export const go = style({
  padding: '3px 0',
  border: 0,
  background: 'none',
  color: vars.text.primary,
  textAlign: 'left',
  textDecoration: 'underline',
  textDecorationThickness: '1px',
  textUnderlineOffset: '3px',
  cursor: 'pointer',
  overflowWrap: 'anywhere',
  selectors: { '&:focus-visible': { ...focusRing, borderRadius: radius.mark } },
  '@media': { [below('tablet')]: { minHeight: controlHeight.touch } },
})
