import { style } from '@vanilla-extract/css'
import { space, vars, width } from '@seberang/tokens'
import { forced } from '../../styles/forced.ts'
import { typeStep } from '../../styles/typography.ts'

export const frame = style({
  display: 'grid',
  gap: space[1],
  flex: 1,
  minWidth: width.part,
  maxWidth: width.note,
  paddingRight: space[2],
})
const words = style([typeStep('small'), { color: vars.text.secondary }])
export const top = style([words, { selectors: { '&[data-side="right"]': { textAlign: 'right' } } }])
export const drawing = style({ display: 'block', width: '100%', height: 'auto', overflow: 'visible' })
export const area = style({ fill: vars.tone.brand.soft, '@media': { [forced]: { fill: 'none' } } })
export const line = style({
  fill: 'none',
  stroke: vars.tone.brand.solid,
  strokeWidth: 2,
  strokeLinejoin: 'round',
  '@media': { [forced]: { stroke: 'CanvasText' } },
})
export const halo = style({ fill: vars.status.pending.soft, '@media': { [forced]: { fill: 'none' } } })
export const dot = style({ fill: vars.accent.marker, '@media': { [forced]: { fill: 'CanvasText' } } })
export const days = style([words, { display: 'flex', justifyContent: 'space-between' }])
