import { style, styleVariants } from '@vanilla-extract/css'
import { headingSteps, vars } from '@seberang/tokens'
import { focusRing } from '../../styles/focus.ts'
import { typeStep } from '../../styles/typography.ts'

export const base = style({
  textWrap: 'balance',
  overflowWrap: 'anywhere',
  minWidth: 0,
  // A title that the focus was moved to.
  selectors: { '&:focus': { outline: 'none' }, '&:focus-visible': focusRing },
})
export const steps = styleVariants(Object.fromEntries(headingSteps.map((step) => [step, typeStep(step)])))
export const tones = styleVariants({
  primary: { color: vars.text.primary },
  secondary: { color: vars.text.secondary },
  onDeep: { color: vars.text.onDeep },
})
