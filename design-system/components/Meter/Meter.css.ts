import { style } from '@vanilla-extract/css'
import { barHeight, border, fontWeight, radius, space, vars } from '@seberang/tokens'
import { visuallyHidden } from '../../styles/focus.ts'
import { solid } from '../../styles/tones.css.ts'
import { tabular, typeStep } from '../../styles/typography.ts'
import { forced } from '../../styles/forced.ts'

export const textBlock = style([
  typeStep('work'),
  {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: `0 ${space[4]}`,
    marginBottom: space[1.5],
    overflowWrap: 'anywhere',
  },
])
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
