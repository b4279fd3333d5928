import { createVar, style } from '@vanilla-extract/css'
import {
  border,
  controlHeight,
  detailSpace,
  fontWeight,
  iconSize,
  pictureSize,
  rem,
  space,
  textWidth,
  vars,
} from '@seberang/tokens'
import { tabular, typeStep } from '../../styles/typography.ts'
import { tight } from '../../styles/beside.ts'
import { forced, forcedInk } from '../../styles/forced.ts'
import { scaleDot, scaleLine } from '../../styles/scale-line.ts'

/** Position on the line, in percent. */
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
const lineTop = rem(iconSize.feature)
const tickTop = rem(controlHeight.medium)
const lowerTickTop = rem(controlHeight.tall)
export const line = style([
  typeStep('note'),
  tabular,
  {
    position: 'relative',
    height: rem(pictureSize.large),
    color: vars.text.secondary,
    '@container': { [tight]: { height: rem(detailSpace[21]) } },
    ...scaleLine(place, lineTop),
  },
])
export const tick = style({
  position: 'absolute',
  left: place,
  top: tickTop,
  transform: 'translateX(-50%)',
  whiteSpace: 'nowrap',
  selectors: {
    '&::before': {
      content: '',
      position: 'absolute',
      left: '50%',
      top: `calc(${lineTop} - ${tickTop} - ${rem(detailSpace[1.25])})`,
      width: border.marked,
      height: rem(iconSize.dot),
      background: vars.border.strong,
    },
  },
  '@media': { [forced]: { selectors: { '&::before': forcedInk } } },
  // Large text: every other label is a line lower, clear of its neighbours.
  '@container': {
    [tight]: {
      selectors: {
        '&:nth-child(even)': { top: lowerTickTop },
        '&:nth-child(even)::before': {
          top: `calc(${lineTop} - ${lowerTickTop} - ${rem(detailSpace[1.25])})`,
          height: rem(detailSpace[8.5]),
        },
      },
    },
  },
})
export const figure = style({
  position: 'absolute',
  // Never beyond the ends of the line.
  left: `clamp(${textWidth.figure}, ${place}, 100% - ${textWidth.figure})`,
  top: 0,
  transform: 'translateX(-50%)',
  whiteSpace: 'nowrap',
  fontWeight: fontWeight.bold,
  color: vars.text.primary,
})
export const dot = style(scaleDot(place, `calc(${lineTop} + ${border.hairline})`))
