import { createVar, style, styleVariants } from '@vanilla-extract/css'
import { fontWeight, radius, space, vars } from '@seberang/tokens'
import { tabular, typeStep } from '../../styles/typography.ts'
import { forced, forcedAhead, forcedInk } from '../../styles/forced.ts'

/** Of the dearest way, in percent. */
export const share = createVar()

export const legend = style([
  typeStep('note'),
  {
    display: 'flex',
    flexWrap: 'wrap',
    gap: `${space[1]} ${space[4]}`,
    marginBottom: space[3],
    color: vars.text.secondary,
  },
])
export const entry = style({ display: 'flex', alignItems: 'center', gap: space[2] })
export const sample = style({ width: '14px', height: '8px', borderRadius: radius.mark })
export const fills = styleVariants({
  service: { background: vars.tone.brand.solid, '@media': { [forced]: forcedInk } },
  levies: { border: `1.5px solid ${vars.tone.brand.solid}`, background: vars.tone.brand.soft },
  courier: { background: vars.border.strong, '@media': { [forced]: forcedAhead } },
})

export const way = style({ display: 'flex', gap: space[2.5], minWidth: 0 })
export const words = style({ display: 'grid', minWidth: '130px' })
export const name = style({ fontWeight: fontWeight.semibold })
export const note = style([
  typeStep('note'),
  tabular,
  { fontWeight: fontWeight.regular, color: vars.text.tertiary },
])
export const time = style({ whiteSpace: 'nowrap' })
export const cost = style({ display: 'grid', gap: space[1], minWidth: '200px' })
export const bar = style({ display: 'flex', gap: '2px', height: '8px' })
export const part = style({
  flex: `0 0 ${share}`,
  // A courier beside a container is a hair: it stays visible, and the others give way to it.
  minWidth: '3px',
  flexShrink: 1,
  borderRadius: radius.mark,
})
export const difference = style({
  display: 'block',
  minWidth: '180px',
  color: vars.text.secondary,
  textWrap: 'pretty',
})
