import { globalStyle, style } from '@vanilla-extract/css'
import { controlHeight, fontWeight, space, vars } from '@seberang/tokens'
import { typeStep } from '../../styles/typography.ts'

export const choice = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center start',
  width: controlHeight.touch,
  height: controlHeight.touch,
})
/** A touch target around the radio button. */
globalStyle(`${choice} > input::after`, { content: '', position: 'absolute', inset: 0 })
export const way = style({ display: 'flex', gap: space[2.5], minWidth: 0 })
export const wayText = style({ display: 'grid', minWidth: 0 })
export const name = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${space[2]}`,
  fontWeight: fontWeight.semibold,
})
export const note = style([typeStep('note'), { color: vars.text.tertiary }])
export const textBlock = style({ color: vars.text.secondary, textWrap: 'pretty' })
export const unavailable = style({ color: vars.text.tertiary, fontWeight: fontWeight.regular })
