import { style } from '@vanilla-extract/css'
import { below, border, fontWeight, iconSize, space, vars, width } from '@seberang/tokens'
import { tabular, typeStep } from '../../styles/typography.ts'

const line = `${border.hairline} solid ${vars.border.subtle}`
export const footer = style({
  padding: `${space[8]} 0 ${space[6]}`,
  borderTop: line,
  background: vars.background.surface,
})
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 3fr)',
  gap: `${space[5]} ${space[8]}`,
  '@media': { [below('desktop')]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
export const title = style(typeStep('h4'))
export const quiet = style([typeStep('note'), { color: vars.text.tertiary, overflowWrap: 'anywhere' }])
export const contacts = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(min(${width.phrase}, 100%), 1fr))`,
  gap: `${space[4]} ${space[6]}`,
})
export const contact = style({
  display: 'grid',
  gridTemplateColumns: `${iconSize.control} minmax(0, 1fr)`,
  gap: space[3],
  alignItems: 'start',
})
export const textBlock = style({ display: 'grid', minWidth: 0 })
export const value = style([tabular, { fontWeight: fontWeight.semibold, overflowWrap: 'anywhere' }])
export const end = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `${space[4]} ${space[6]}`,
  marginTop: space[6],
  paddingTop: space[5],
  borderTop: line,
})
export const links = style([
  typeStep('note'),
  {
    display: 'flex',
    flexWrap: 'wrap',
    // Keeps touch targets apart when lines wrap.
    gap: `${space[6]} ${space[5]}`,
    color: vars.text.secondary,
    fontWeight: fontWeight.medium,
  },
])
export const copyright = style([typeStep('small'), { color: vars.text.tertiary }])
