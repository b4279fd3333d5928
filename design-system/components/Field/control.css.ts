import { style } from '@vanilla-extract/css'
import {
  border,
  controlHeight,
  duration,
  fontSize,
  insideHairline,
  lineHeight,
  radius,
  size,
  space,
  vars,
} from '@seberang/tokens'
import { fieldFocus, fieldFocusForced } from '../../styles/focus.ts'
import { forced } from '../../styles/forced.ts'

/** A choice beside what is typed, which has a ring of its own. */
export const choice = style({
  outlineOffset: `-${space[1]}`,
  selectors: { '&:focus-visible': { outline: `${border.strong} solid ${vars.focus}` } },
})
const typedInto = `&:focus-within:not(:has(${choice}:focus-visible))`

/** The frame of everything that is typed into or chosen from. */
export const frame = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'stretch',
  minHeight: controlHeight.field,
  minWidth: 0,
  border: `${border.hairline} solid ${vars.border.strong}`,
  borderRadius: radius.control,
  background: vars.background.surface,
  color: vars.text.primary,
  transition: `border-color ${duration.fast}, box-shadow ${duration.fast}`,
  selectors: {
    [typedInto]: fieldFocus,
    '&[data-state="invalid"]': {
      borderColor: vars.tone.critical.solid,
      boxShadow: `inset 0 0 0 ${border.hairline} ${vars.tone.critical.solid}`,
    },
    [`${typedInto}[data-state="invalid"]`]: fieldFocus,
    '&[data-state="locked"]': {
      background: vars.background.sunken,
      borderColor: vars.border.default,
      color: vars.text.secondary,
    },
  },
  '@media': { [forced]: { selectors: { [typedInto]: fieldFocusForced } } },
})

/** 16 px: with smaller text, phones zoom into the field. */
export const input = style({
  flex: 1,
  minWidth: 0,
  width: '100%',
  padding: `${insideHairline(space[2.5])} ${space[3]}`,
  border: 0,
  outline: 'none',
  borderRadius: 'inherit',
  background: 'transparent',
  fontSize: fontSize.read,
  lineHeight: lineHeight.read,
  textOverflow: 'ellipsis',
})
export const figures = style({ fontVariantNumeric: 'tabular-nums lining-nums' })
export const area = style({ resize: 'vertical', minHeight: size.textArea })

export const lead = style({
  display: 'flex',
  alignItems: 'center',
  paddingLeft: space[3],
  color: vars.text.secondary,
  fontSize: fontSize.work,
  whiteSpace: 'nowrap',
  pointerEvents: 'none',
})
export const suffix = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[1],
  padding: `0 ${space[3]}`,
  borderLeft: `${border.hairline} solid ${vars.border.subtle}`,
  color: vars.text.secondary,
  fontSize: fontSize.work,
  whiteSpace: 'nowrap',
})
/** Buttons inside are as high as the frame with its border. */
export const trailing = style({
  display: 'flex',
  alignItems: 'center',
  marginBlock: `-${border.hairline}`,
  color: vars.text.secondary,
})
export const trailingIcon = style({
  display: 'flex',
  alignItems: 'center',
  paddingRight: space[3],
  color: vars.text.secondary,
  pointerEvents: 'none',
})
