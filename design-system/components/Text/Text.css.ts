import { style, styleVariants } from '@vanilla-extract/css'
import { border, fontWeight, textSteps, vars } from '@seberang/tokens'
import { tabular, typeStep } from '../../styles/typography.ts'

const stepRules = Object.fromEntries(textSteps.map((step) => [step, typeStep(step)]))

export const base = style({ textWrap: 'pretty', overflowWrap: 'anywhere', minWidth: 0 })
export const steps = styleVariants(stepRules)

export const textTones = {
  primary: vars.text.primary,
  secondary: vars.text.secondary,
  tertiary: vars.text.tertiary,
  inverse: vars.text.inverse,
  onDeep: vars.text.onDeep,
  onDeepQuiet: vars.text.onDeepQuiet,
  brand: vars.tone.brand.text,
  positive: vars.tone.positive.text,
  caution: vars.tone.caution.text,
  critical: vars.tone.critical.text,
}
export const tones = styleVariants(textTones, (color) => ({ color }))
export const weights = styleVariants(fontWeight, (weight) => ({ fontWeight: weight }))
export const figures = style(tabular)
export const oneLine = style({ whiteSpace: 'nowrap', overflowWrap: 'normal' })
export const truncated = style({
  whiteSpace: 'nowrap',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  overflowWrap: 'normal',
})
export const measured = style({ maxWidth: '66ch' })
export const strikethrough = style({
  textDecoration: 'line-through',
  textDecorationThickness: border.hairline,
})
export const alignments = styleVariants({ center: { textAlign: 'center' }, right: { textAlign: 'right' } })
