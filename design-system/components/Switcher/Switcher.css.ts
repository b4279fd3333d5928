import { style } from '@vanilla-extract/css'
import { controlHeight, fontWeight, radius, space, vars } from '@seberang/tokens'
import { focusRing } from '../../styles/focus.ts'

export const switcher = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1.5],
  minHeight: controlHeight.touch,
  minWidth: controlHeight.touch,
  padding: `0 ${space[2]}`,
  borderRadius: radius.control,
  color: vars.text.secondary,
  fontWeight: fontWeight.semibold,
  selectors: {
    '&:hover': { background: vars.background.hover, color: vars.text.primary },
    '&:has(:focus-visible)': focusRing,
  },
})
/** The native select covers the text invisibly and takes the presses. */
export const select = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  opacity: 0,
  cursor: 'pointer',
  color: vars.text.primary,
  background: vars.background.raised,
})
