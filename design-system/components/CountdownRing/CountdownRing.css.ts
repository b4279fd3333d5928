import { style } from '@vanilla-extract/css'
import { rem, space, vars, width } from '@seberang/tokens'
import { tabular, typeStep } from '../../styles/typography.ts'

export const ring = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: rem(width.name),
  aspectRatio: '1',
})

export const drawing = style({ position: 'absolute', inset: 0, width: '100%', height: '100%' })
/** It empties clockwise from the top. */
export const track = style({ fill: 'none', stroke: vars.border.subtle, strokeWidth: space[1.5] })
export const left = style([
  track,
  {
    stroke: vars.tone.caution.solid,
    strokeLinecap: 'round',
    transform: 'rotate(-90deg)',
    transformOrigin: 'center',
  },
])

export const words = style({ display: 'grid', justifyItems: 'center' })
export const seconds = style([tabular, typeStep('display')])
export const unit = style([typeStep('note'), { color: vars.text.secondary }])
