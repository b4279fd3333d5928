import { style } from '@vanilla-extract/css'
import { controlHeight, fontWeight, radius, space, vars } from '@seberang/tokens'
import { focusRing } from '../../styles/focus.ts'
import { tabular, typeStep } from '../../styles/typography.ts'
import { forced, forcedChosen } from '../../styles/forced.ts'

export const bar = style({
  display: 'flex',
  justifyContent: 'center',
  alignItems: 'center',
  gap: space[1],
})
export const pages = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center' })
export const item = style({ display: 'flex' })
export const page = style([
  typeStep('work'),
  tabular,
  {
    display: 'grid',
    placeItems: 'center',
    minWidth: controlHeight.touch,
    minHeight: controlHeight.touch,
    borderRadius: radius.control,
    color: vars.text.secondary,
    fontWeight: fontWeight.semibold,
    textDecoration: 'none',
    selectors: {
      'a&:hover': { background: vars.background.hover },
      '&:focus-visible': focusRing,
      '&[aria-current="page"]': { background: vars.tone.brand.soft, color: vars.tone.brand.text },
    },
    '@media': { [forced]: { selectors: { '&[aria-current="page"]:not(:focus-visible)': forcedChosen } } },
  },
])
export const gap = style({
  display: 'grid',
  placeItems: 'center',
  minWidth: space[6],
  color: vars.text.tertiary,
})
