import { createVar, style, styleVariants } from '@vanilla-extract/css'
import { barHeight, border, fontWeight, iconSize, radius, space, vars } from '@seberang/tokens'
import { visuallyHidden } from '../../styles/focus.ts'
import { solid } from '../../styles/tones.css.ts'
import { tabular, typeStep } from '../../styles/typography.ts'
import { forced, forcedInk } from '../../styles/forced.ts'
import { scaleDot, scaleLine } from '../../styles/scale-line.ts'

const row = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `0 ${space[4]}`,
  overflowWrap: 'anywhere',
} as const
export const words = styleVariants({
  bar: [typeStep('work'), { ...row, marginBottom: space[1.5] }],
  // The figure first, as on the line.
  line: [typeStep('note'), { ...row, flexDirection: 'row-reverse', marginTop: space[1.5] }],
})
export const label = style({ minWidth: 0, color: vars.text.secondary })
export const value = style([tabular, { minWidth: 0, fontWeight: fontWeight.semibold }])
/** Browsers style the native element differently. */
export const announced = style(visuallyHidden)
export const track = style({
  height: barHeight.meter,
  overflow: 'hidden',
  borderRadius: radius.full,
  background: vars.background.sunken,
  boxShadow: `inset 0 0 0 ${border.hairline} ${vars.border.strong}`,
  '@media': { [forced]: { border: `${border.hairline} solid CanvasText` } },
})
export const drawing = style({ width: '100%', height: '100%' })
export const fill = style({
  fill: solid,
  '@media': { [forced]: { fill: 'CanvasText' } },
})
export const hint = style([
  typeStep('note'),
  { marginTop: space[1.5], color: vars.text.tertiary, overflowWrap: 'anywhere' },
])

/** Where the dot is on the line, in percent. */
export const place = createVar()
const end = {
  content: '',
  position: 'absolute',
  top: `calc((100% - ${iconSize.dot}) / 2)`,
  width: iconSize.dot,
  height: iconSize.dot,
  borderRadius: radius.full,
} as const
/** A dot at the start of the line, a ring at its end. */
export const ends = style({
  position: 'relative',
  height: iconSize.feature,
  paddingInline: `calc(${iconSize.dot} / 2)`,
  selectors: {
    '&::before': { ...end, left: 0, background: vars.tone.brand.solid },
    '&::after': {
      ...end,
      right: 0,
      background: vars.background.surface,
      boxShadow: `inset 0 0 0 ${border.strong} ${vars.border.strong}`,
    },
  },
  '@media': {
    [forced]: {
      selectors: {
        '&::before': forcedInk,
        '&::after': { background: 'Canvas', border: `${border.strong} solid CanvasText` },
      },
    },
  },
})
export const line = style({
  position: 'relative',
  height: '100%',
  ...scaleLine(place, `calc((100% - ${border.strong}) / 2)`),
})
export const dot = style(scaleDot(place, '50%'))
