import { createVar, style } from '@vanilla-extract/css'
import { fontWeight, radius, rem, space, vars } from '@seberang/tokens'
import { tabular, typeStep } from '../../styles/typography.ts'
import { tight } from '../../styles/beside.ts'
import { forced, forcedHere, forcedInk } from '../../styles/forced.ts'
import { scaleLine } from '../../styles/scale-line.ts'

/** Along the line, in percent. */
export const place = createVar()

export const room = style({ containerType: 'inline-size' })
export const above = style([
  typeStep('note'),
  {
    display: 'flex',
    justifyContent: 'space-between',
    gap: space[4],
    color: vars.text.tertiary,
  },
])
const lineTop = rem(28)
export const line = style([
  typeStep('note'),
  tabular,
  {
    position: 'relative',
    height: rem(64),
    color: vars.text.secondary,
    '@container': { [tight]: { height: rem(84) } },
    ...scaleLine(place, lineTop),
  },
])
export const tick = style({
  position: 'absolute',
  left: place,
  top: rem(40),
  transform: 'translateX(-50%)',
  whiteSpace: 'nowrap',
  selectors: {
    '&::before': {
      content: '',
      position: 'absolute',
      left: '50%',
      top: rem(-17),
      width: '1.5px',
      height: rem(12),
      background: vars.border.strong,
    },
  },
  '@media': { [forced]: { selectors: { '&::before': forcedInk } } },
  // Large text: every other one a line lower, out of the way of its neighbours.
  '@container': {
    [tight]: {
      selectors: {
        '&:nth-child(even)': { top: rem(60) },
        '&:nth-child(even)::before': { top: rem(-37), height: rem(34) },
      },
    },
  },
})
export const figure = style({
  position: 'absolute',
  // Never past the ends of the line.
  left: `clamp(2.5em, ${place}, 100% - 2.5em)`,
  top: 0,
  transform: 'translateX(-50%)',
  whiteSpace: 'nowrap',
  fontWeight: fontWeight.bold,
  color: vars.text.primary,
})
export const dot = style({
  position: 'absolute',
  left: place,
  top: `calc(${lineTop} + 1px)`,
  zIndex: 1,
  width: '14px',
  height: '14px',
  transform: 'translate(-50%, -50%)',
  borderRadius: radius.full,
  background: vars.accent.kunyit,
  boxShadow: `0 0 0 4px ${vars.accent.kunyitHalo}`,
  '@media': { [forced]: forcedHere },
})
