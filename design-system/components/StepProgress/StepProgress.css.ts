import { style } from '@vanilla-extract/css'
import { fontWeight, radius, space, vars } from '@seberang/tokens'
import { typeStep } from '../../styles/typography.ts'
import { forced, forcedAhead, forcedHere } from '../../styles/forced.ts'

export const bars = style({ display: 'flex', gap: space[2], marginBottom: space[6] })
export const bar = style({
  flex: 1,
  height: space[1],
  borderRadius: radius.mark,
  background: vars.border.default,
  selectors: { '&[data-state="done"]': { background: vars.tone.brand.solid } },
  '@media': { [forced]: { ...forcedAhead, selectors: { '&[data-state="done"]': forcedHere } } },
})
export const textBlock = style([
  typeStep('note'),
  { color: vars.tone.brand.text, fontWeight: fontWeight.semibold },
])
