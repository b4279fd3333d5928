import { style } from '@vanilla-extract/css'
import { below, fontWeight, radius, rem, vars } from '@seberang/tokens'
import { focusRing, forcedEdge, touchTarget } from '../../styles/focus.ts'
import { forced, forcedAhead, forcedChosen, forcedInk } from '../../styles/forced.ts'

/** One crossing line, at most 600 px. */
export const stepper = style({
  display: 'flex',
  alignItems: 'center',
  width: '600px',
  maxWidth: '100%',
  minWidth: 0,
  '@media': { [below('desktop')]: { width: 'auto', gap: '4px' } },
})
export const step = style({
  display: 'flex',
  alignItems: 'center',
  color: vars.text.tertiary,
  fontWeight: fontWeight.semibold,
  whiteSpace: 'nowrap',
  selectors: {
    '& + &': { flex: '1 1 auto' },
    '& + &::before': {
      content: '',
      flex: 1,
      minWidth: '12px',
      height: '2px',
      margin: '0 8px 0 12px',
      borderRadius: radius.mark,
      // What is still to come is dashed.
      background: `repeating-linear-gradient(90deg, ${vars.border.strong} 0 4px, transparent 4px 8px)`,
    },
    '&[data-state="done"], &[data-state="current"]': { color: vars.text.primary },
    '&[data-reached="true"]::before': { background: vars.tone.brand.solid },
  },
  '@media': {
    [below('desktop')]: {
      selectors: {
        '& + &': { flex: 'none' },
        '& + &::before': { flex: 'none', width: '14px', minWidth: 0, margin: '0 4px 0 0' },
      },
    },
    [forced]: {
      selectors: { '& + &::before': forcedAhead, '&[data-reached="true"]::before': forcedInk },
    },
  },
})
export const content = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: '8px',
  borderRadius: radius.small,
  selectors: {
    'a&::after, button&::after': touchTarget,
    'a&:focus-visible, button&:focus-visible': focusRing,
  },
})
export const go = style({
  padding: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  cursor: 'pointer',
})
export const dot = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  ...forcedEdge,
  width: rem(26),
  height: rem(26),
  borderRadius: '50%',
  fontSize: rem(13),
  fontWeight: fontWeight.bold,
  fontVariantNumeric: 'tabular-nums',
  boxShadow: `inset 0 0 0 1.5px ${vars.border.strong}`,
  selectors: {
    '[data-state="current"] &': {
      background: vars.tone.brand.solid,
      color: vars.tone.brand.on,
      boxShadow: 'none',
    },
    '[data-state="done"] &': {
      background: vars.tone.brand.soft,
      color: vars.tone.brand.text,
      boxShadow: 'none',
    },
  },
  '@media': { [forced]: { selectors: { '[data-state="current"] &': forcedChosen } } },
})
/** Numbers only where there is no room for words, which stay for screen readers. */
export const label = style({
  '@media': {
    [below('desktop')]: {
      position: 'absolute',
      width: '1px',
      height: '1px',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
  },
})
