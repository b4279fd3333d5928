import { style } from '@vanilla-extract/css'
import {
  border,
  controlHeight,
  detailSpace,
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
import { input as fieldInput } from '../Field/control.css.ts'
import { forced } from '../../styles/forced.ts'

/** The chosen items, then the input, wrapping where there is no room. */
export const body = style({
  flex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[1]} ${space[1.5]}`,
  minWidth: 0,
  padding: `${detailSpace[0.75]} 0 ${detailSpace[0.75]} ${space[3]}`,
  selectors: { '&[data-state="chosen"]': { paddingLeft: detailSpace[0.75] } },
})
export const chips = style({ display: 'contents', listStyle: 'none' })
export const chipItem = style({ display: 'flex', minWidth: 0 })
export const chip = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[1.5],
  minWidth: 0,
  minHeight: controlHeight.chip,
  padding: `${space[1]} ${space[2]} ${space[1]} ${space[2.5]}`,
  borderRadius: radius.small,
  background: vars.tone.brand.soft,
  color: vars.tone.brand.text,
  fontSize: fontSize.work,
  lineHeight: lineHeight.work,
  fontWeight: fontWeight.semibold,
  textAlign: 'left',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  transition: `background ${duration.fast}`,
  selectors: {
    '&:hover': { background: vars.tone.brand.softHover },
    '&:focus-visible': { ...focusRing, outlineOffset: `-${border.strong}` },
  },
  '@media': {
    '(pointer: coarse)': { minHeight: controlHeight.touch },
    [forced]: { border: `${border.hairline} solid ButtonText` },
  },
})
/** A minimum width: below it the input wraps. */
export const input = style([
  fieldInput,
  {
    flex: `1 1 ${width.label}`,
    width: 'auto',
    minWidth: controlHeight.tall,
    padding: `${space[1.5]} ${space[2]} ${space[1.5]} 0`,
  },
])
export const count = style({ marginLeft: 'auto', whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' })
