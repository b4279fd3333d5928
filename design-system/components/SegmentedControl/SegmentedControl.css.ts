import { style } from '@vanilla-extract/css'
import {
  border,
  containerUpTo,
  controlHeight,
  detailSpace,
  duration,
  fontWeight,
  radius,
  space,
  vars,
  width,
} from '@seberang/tokens'
import { focusRing, visuallyHidden } from '../../styles/focus.ts'
import { forced } from '../../styles/forced.ts'

export const track = style({
  containerType: 'inline-size',
  // Its width where nothing stretches it, as in a row.
  containIntrinsicInlineSize: width.card,
  display: 'flex',
  // Large text: segments that do not fit wrap.
  flexWrap: 'wrap',
  minHeight: controlHeight.field,
  padding: detailSpace[0.75],
  borderRadius: radius.control,
  background: vars.background.sunken,
})
/** Where there is no room for both, only the text is shown. */
export const icon = style({
  display: 'flex',
  '@container': { [containerUpTo('cramped')]: { display: 'none' } },
})
export const input = style(visuallyHidden)
export const option = style({
  position: 'relative',
  display: 'flex',
  flex: '1 1 0',
  minWidth: 'min-content',
  maxWidth: '100%',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[1.5],
  padding: `${space[0.5]} ${space[1.5]}`,
  borderRadius: radius.small,
  fontWeight: fontWeight.semibold,
  textAlign: 'center',
  color: vars.text.secondary,
  cursor: 'pointer',
  overflowWrap: 'break-word',
  transition: `background ${duration.fast}, color ${duration.fast}`,
  selectors: {
    '&:hover': { color: vars.text.primary },
    '&:has(:checked)': {
      background: vars.background.surface,
      color: vars.text.primary,
      boxShadow: `0 0 0 ${border.hairline} ${vars.border.default}`,
    },
    '&:has(:focus-visible)': focusRing,
    '&[data-state="unavailable"]': { color: vars.text.tertiary, cursor: 'not-allowed' },
  },
  '@media': {
    [forced]: {
      selectors: {
        '&:has(:checked)': { forcedColorAdjust: 'none', background: 'Highlight', color: 'HighlightText' },
      },
    },
  },
})
