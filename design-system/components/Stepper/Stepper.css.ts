import { style } from '@vanilla-extract/css'
import {
  below,
  border,
  controlHeight,
  detailSpace,
  fontSize,
  fontWeight,
  iconSize,
  radius,
  rem,
  space,
  vars,
  width,
} from '@seberang/tokens'
import { dashes } from '../../styles/dashes.ts'
import { focusRing, forcedEdge, touchTarget } from '../../styles/focus.ts'
import { forced, forcedChosen, forcedDashes, forcedInk } from '../../styles/forced.ts'

/** At most 600 px wide. */
export const stepper = style({
  display: 'flex',
  alignItems: 'center',
  width: width.steps,
  maxWidth: '100%',
  minWidth: 0,
  '@media': { [below('desktop')]: { width: 'auto', gap: space[1] } },
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
      minWidth: iconSize.dot,
      height: border.strong,
      margin: `0 ${space[2]} 0 ${space[3]}`,
      borderRadius: radius.mark,
      // The steps ahead are dashed.
      background: dashes('across', vars.border.strong, space[1]),
    },
    '&[data-state="done"], &[data-state="incomplete"], &[data-state="current"]': { color: vars.text.primary },
    '&[data-reached="true"]::before': { background: vars.tone.brand.solid },
  },
  '@media': {
    [below('desktop')]: {
      selectors: {
        '& + &': { flex: 'none' },
        '& + &::before': { flex: 'none', width: iconSize.mark, minWidth: 0, margin: `0 ${space[1]} 0 0` },
      },
    },
    [forced]: {
      selectors: {
        '& + &:not([data-reached="true"])::before': forcedDashes('borderTop'),
        '&[data-reached="true"]::before': forcedInk,
      },
    },
  },
})
export const content = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
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
/** It grows with its number while all steps fit a phone beside the mark and the exit. */
const dotSize = `min(${rem(detailSpace[6.5])}, ${controlHeight.medium})`
export const dot = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  ...forcedEdge,
  width: dotSize,
  height: dotSize,
  borderRadius: '50%',
  fontSize: fontSize.note,
  fontWeight: fontWeight.bold,
  fontVariantNumeric: 'tabular-nums',
  boxShadow: `inset 0 0 0 ${border.marked} ${vars.border.strong}`,
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
/** Numbers only where there is no room for the names, which stay for screen readers. */
export const label = style({
  '@media': {
    [below('desktop')]: {
      position: 'absolute',
      width: border.hairline,
      height: border.hairline,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
  },
})
