import { style } from '@vanilla-extract/css'
import { fontWeight, radius, vars } from '@seberang/tokens'
import { focusRing } from '../../styles/focus.ts'

export const switcher = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: '6px',
  minHeight: '44px',
  minWidth: '44px',
  padding: '0 8px',
  borderRadius: radius.control,
  color: vars.text.secondary,
  fontWeight: fontWeight.semibold,
  selectors: {
    '&:hover': { background: vars.background.hover, color: vars.text.primary },
    '&:has(:focus-visible)': focusRing,
  },
})
/** The device's own list lies over the words, unseen, and does the work. */
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
