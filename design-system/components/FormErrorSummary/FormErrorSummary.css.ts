import { style } from '@vanilla-extract/css'
import {
  below,
  border,
  controlHeight,
  detailSpace,
  fontWeight,
  radius,
  space,
  underlineOffset,
  vars,
} from '@seberang/tokens'
import { focusRing, forcedEdge } from '../../styles/focus.ts'

export const summary = style({
  padding: `${space[3]} ${space[4]}`,
  ...forcedEdge,
  borderRadius: radius.control,
  background: vars.tone.critical.soft,
  minWidth: 0,
  // Below a sticky header.
  scrollMarginTop: detailSpace[22],
})
export const title = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  fontWeight: fontWeight.heading,
  color: vars.tone.critical.text,
})
export const list = style({ marginTop: space[1], paddingLeft: detailSpace[6.5] })
export const go = style({
  padding: `${detailSpace[0.75]} 0`,
  border: 0,
  background: 'none',
  color: vars.text.primary,
  textAlign: 'left',
  textDecoration: 'underline',
  textDecorationThickness: border.hairline,
  textUnderlineOffset: underlineOffset,
  cursor: 'pointer',
  overflowWrap: 'anywhere',
  selectors: { '&:focus-visible': { ...focusRing, borderRadius: radius.mark } },
  '@media': { [below('tablet')]: { minHeight: controlHeight.touch } },
})
