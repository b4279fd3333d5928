import { style, styleVariants } from '@vanilla-extract/css'
import { fontWeight, space, vars, width } from '@seberang/tokens'
import { tabular, typeStep } from '../../styles/typography.ts'
import { forced } from '../../styles/forced.ts'

export const frame = style({ display: 'inline-grid', gap: space[1], maxWidth: '100%' })
const drawing = style({ overflow: 'visible', maxWidth: '100%', height: 'auto' })
export const sizes = styleVariants({
  small: [drawing, { width: width.figure }],
  medium: [drawing, { width: width.part }],
})
export const line = style({
  fill: 'none',
  stroke: vars.tone.brand.solid,
  strokeWidth: 1.75,
  strokeLinejoin: 'round',
  strokeLinecap: 'round',
  vectorEffect: 'non-scaling-stroke',
  '@media': { [forced]: { stroke: 'CanvasText' } },
})
export const none = style({ stroke: vars.border.strong, strokeWidth: 1.5, strokeDasharray: '3 5' })
export const ring = style({
  fill: vars.background.surface,
  stroke: vars.tone.brand.solid,
  strokeWidth: 1.25,
  '@media': { [forced]: { fill: 'Canvas', stroke: 'CanvasText' } },
})
export const dot = style({
  fill: vars.accent.marker,
  stroke: vars.text.primary,
  strokeWidth: 1,
  '@media': { [forced]: { fill: 'CanvasText' } },
})
export const figures = style([
  typeStep('small'),
  tabular,
  {
    display: 'flex',
    flexWrap: 'wrap',
    gap: `0 ${space[2]}`,
    justifyContent: 'space-between',
    color: vars.text.tertiary,
  },
])
export const last = style({ fontWeight: fontWeight.semibold, color: vars.text.primary })
