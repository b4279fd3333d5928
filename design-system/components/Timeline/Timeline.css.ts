import { style, styleVariants } from '@vanilla-extract/css'
import {
  below,
  border,
  controlHeight,
  fontSize,
  fontWeight,
  lineHeight,
  radius,
  rem,
  space,
  vars,
  width,
} from '@seberang/tokens'
import { dashes } from '../../styles/dashes.ts'
import { forced, forcedAhead, forcedChosen, forcedInk } from '../../styles/forced.ts'

/** It grows with its icon, which grows with the text. */
const dotSize = rem(controlHeight.small)

const stillToCome = dashes('down', vars.border.strong, space[1])
export const entry = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: `${dotSize} minmax(0, 1fr) auto`,
  gap: `0 ${space[3.5]}`,
  paddingBottom: space[5],
  selectors: {
    '&::before': {
      content: '',
      position: 'absolute',
      left: `calc((${dotSize} - ${border.strong}) / 2)`,
      top: `calc(${dotSize} + ${space[0.5]})`,
      bottom: space[0.5],
      width: border.strong,
      borderRadius: radius.mark,
      background: vars.tone.brand.solid,
    },
    '&[data-state="current"]::before, &[data-state="next"]::before': { background: stillToCome },
    // What happened where it still is comes after that stop, and before what is ahead.
    '&[data-state="current"]:has(+ [data-state="done"])::before': { background: vars.tone.brand.solid },
    '&[data-state="done"]:has(+ [data-state="next"])::before': { background: stillToCome },
    '&[data-last="true"]::before': { display: 'none' },
    '&[data-last="true"]': { paddingBottom: 0 },
  },
  '@media': {
    [below('tablet')]: { gridTemplateColumns: `${dotSize} minmax(0, 1fr)` },
    [forced]: {
      selectors: {
        '&::before': forcedInk,
        '&[data-state="current"]::before, &[data-state="next"]::before': forcedAhead,
      },
    },
  },
})
const dot = style({
  display: 'grid',
  placeItems: 'center',
  width: dotSize,
  height: dotSize,
  borderRadius: '50%',
})
export const doneDot = styleVariants({ ...vars.tone, ...vars.status }, ({ soft, text }) => [
  dot,
  { background: soft, color: text },
])
export const currentDot = style([
  dot,
  {
    background: vars.tone.brand.solid,
    color: vars.tone.brand.on,
    boxShadow: `0 0 0 ${border.halo} ${vars.tone.brand.soft}`,
    '@media': { [forced]: forcedChosen },
  },
])
/** It waits for a payment: nobody is at work on it. */
export const waitingDot = style([
  dot,
  {
    background: vars.status.pending.soft,
    color: vars.status.pending.text,
    boxShadow: `inset 0 0 0 ${border.marked} ${vars.status.pending.text}`,
    '@media': { [forced]: forcedChosen },
  },
])
export const nextDot = style([
  dot,
  { color: vars.text.tertiary, boxShadow: `inset 0 0 0 ${border.marked} ${vars.border.default}` },
])
export const body = style({ paddingTop: space[1.5], minWidth: 0, overflowWrap: 'anywhere' })
export const title = style({
  fontWeight: fontWeight.heading,
  selectors: { '[data-state="next"] &': { color: vars.text.secondary, fontWeight: fontWeight.medium } },
})
export const text = style({ marginTop: space[0.5], color: vars.text.secondary, textWrap: 'pretty' })
export const more = style({ marginTop: space[2], maxWidth: width.note })
export const time = style({
  paddingTop: space[1.5],
  fontSize: fontSize.note,
  lineHeight: lineHeight.work,
  textAlign: 'right',
  color: vars.text.tertiary,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  // On a phone it has a line of its own, which large text may need twice; its parts do not break.
  '@media': {
    [below('tablet')]: { gridColumn: 2, paddingTop: space[0.5], textAlign: 'left', whiteSpace: 'normal' },
  },
})
