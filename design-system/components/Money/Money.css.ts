import { style, styleVariants } from '@vanilla-extract/css'
import { fontWeight, space, vars } from '@seberang/tokens'
import { fittingSum, tabular, typeStep } from '../../styles/typography.ts'

export const money = style({ ...tabular, whiteSpace: 'nowrap' })
const steps = {
  inherit: {},
  small: typeStep('note'),
  medium: [typeStep('work'), { fontWeight: fontWeight.semibold }],
  large: [typeStep('total'), fittingSum],
  total: [typeStep('grandTotal'), fittingSum],
}
export const sizes = styleVariants(steps, (step) => [money, step].flat())
export const tones = styleVariants({
  primary: { color: vars.text.primary },
  secondary: { color: vars.text.secondary },
  tertiary: { color: vars.text.tertiary },
  positive: { color: vars.tone.positive.text },
  critical: { color: vars.tone.critical.text },
})
export const former = style({
  color: vars.text.tertiary,
  textDecoration: 'line-through',
  marginRight: space[2],
})
