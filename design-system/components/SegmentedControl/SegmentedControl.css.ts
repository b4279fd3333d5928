import { style } from '@vanilla-extract/css'
import { controlHeight, duration, fontWeight, radius, vars } from '@seberang/tokens'
import { focusRing, visuallyHidden } from '../../styles/focus.ts'

export const track = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  minHeight: controlHeight.field,
  padding: '3px',
  borderRadius: radius.control,
  background: vars.background.sunken,
})
export const input = style(visuallyHidden)
export const option = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '6px',
  padding: '2px 6px',
  borderRadius: radius.small,
  fontWeight: fontWeight.semibold,
  textAlign: 'center',
  color: vars.text.secondary,
  cursor: 'pointer',
  overflowWrap: 'anywhere',
  transition: `background ${duration.fast}, color ${duration.fast}`,
  selectors: {
    '&:hover': { color: vars.text.primary },
    '&:has(:checked)': {
      background: vars.background.surface,
      color: vars.text.primary,
      boxShadow: `0 0 0 1px ${vars.border.default}`,
    },
    '&:has(:focus-visible)': focusRing,
    '&[data-state="unavailable"]': { color: vars.text.tertiary, cursor: 'not-allowed' },
  },
})
