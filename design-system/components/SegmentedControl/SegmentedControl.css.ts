import { style } from '@vanilla-extract/css'
import { controlHeight, duration, fontWeight, radius, vars } from '@seberang/tokens'
import { focusRing, visuallyHidden } from '../../styles/focus.ts'

export const track = style({
  containerType: 'inline-size',
  // Where nothing stretches it, as in a row.
  containIntrinsicInlineSize: '280px',
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  minHeight: controlHeight.field,
  padding: '3px',
  borderRadius: radius.control,
  background: vars.background.sunken,
})
/** The words alone say it where there is no room for both. */
export const icon = style({
  display: 'flex',
  '@container': { '(max-width: 150px)': { display: 'none' } },
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
  '@media': {
    '(forced-colors: active)': {
      selectors: {
        '&:has(:checked)': { forcedColorAdjust: 'none', background: 'Highlight', color: 'HighlightText' },
      },
    },
  },
})
