import { style } from '@vanilla-extract/css'
import { fontSize, lineHeight, space, vars } from '@seberang/tokens'

export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[1.5],
  fontSize: fontSize.note,
  lineHeight: lineHeight.work,
  color: vars.text.tertiary,
})
export const crumb = style({ display: 'flex', alignItems: 'center', gap: space[1.5], minWidth: 0 })
export const textBlock = style({ minWidth: 0, overflowWrap: 'anywhere' })
