import { createVar, style, styleVariants } from '@vanilla-extract/css'
import { barHeight, border, fontWeight, iconSize, radius, space, vars, width } from '@seberang/tokens'
import { tabular, typeStep } from '../../styles/typography.ts'
import { forced, forcedAhead, forcedInk } from '../../styles/forced.ts'

/** Share of the most expensive option, in percent. */
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
export const sample = style({ width: iconSize.mark, height: barHeight.meter, borderRadius: radius.mark })
export const fills = styleVariants({
  service: { background: vars.tone.brand.solid, '@media': { [forced]: forcedInk } },
  levies: { border: `${border.marked} solid ${vars.tone.brand.solid}`, background: vars.tone.brand.soft },
  courier: { background: vars.border.strong, '@media': { [forced]: forcedAhead } },
})

export const way = style({ display: 'flex', gap: space[2.5], minWidth: 0 })
export const textBlock = style({ display: 'grid', minWidth: width.name })
export const name = style({ fontWeight: fontWeight.semibold })
export const note = style([
  typeStep('note'),
  tabular,
  { fontWeight: fontWeight.regular, color: vars.text.tertiary },
])
export const time = style({ whiteSpace: 'nowrap' })
export const cost = style({ display: 'grid', gap: space[1], minWidth: width.phrase })
export const bar = style({ display: 'flex', gap: space[0.5], height: barHeight.meter })
export const part = style({
  flex: `0 0 ${share}`,
  // A courier's share beside a container's is tiny: it stays visible, and the others make room.
  minWidth: border.thick,
  flexShrink: 1,
  borderRadius: radius.mark,
})
export const difference = style({
  display: 'block',
  minWidth: width.phrase,
  color: vars.text.secondary,
  textWrap: 'pretty',
})
