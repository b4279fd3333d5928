import { keyframes, style } from '@vanilla-extract/css'
import { below, duration, fontWeight, radius, rem, vars } from '@seberang/tokens'
import { fieldFocus, fieldFocusForced } from '../../styles/focus.ts'
import { forced } from '../../styles/forced.ts'

export const boxes = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  gap: '10px',
  '@media': { [below('tablet')]: { gap: '8px' } },
})
export const box = style({
  display: 'grid',
  placeItems: 'center',
  height: '60px',
  border: `1px solid ${vars.border.strong}`,
  borderRadius: radius.control,
  background: vars.background.surface,
  fontSize: rem(24),
  fontWeight: fontWeight.heading,
  fontVariantNumeric: 'tabular-nums',
  '@media': {
    [below('tablet')]: { height: '56px' },
    [forced]: { selectors: { '&[data-active="true"]': fieldFocusForced } },
  },
  selectors: {
    '&[data-state="invalid"]': {
      borderColor: vars.tone.critical.solid,
      background: vars.tone.critical.soft,
      color: vars.tone.critical.text,
    },
    '&[data-active="true"]': fieldFocus,
  },
})
const blink = keyframes({ '50%': { opacity: 0 } })
export const caret = style({
  width: '2px',
  height: '26px',
  background: vars.text.primary,
  animation: `${blink} ${duration.pulse} step-end infinite`,
})
/** Stands for a figure that is kept from sight. */
export const dot = style({
  width: '12px',
  height: '12px',
  borderRadius: radius.full,
  background: 'currentColor',
  // Forced colours leave no background but that of the system.
  border: '6px solid currentColor',
})
/** The field lies over its boxes without a colour of its own; forced colours would give it one. */
export const field = style({ '@media': { [forced]: { opacity: '0 !important' } } })
