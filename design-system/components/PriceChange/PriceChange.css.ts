import { style } from '@vanilla-extract/css'
import { below, border, fontWeight, radius, space, vars } from '@seberang/tokens'
import { forcedEdge } from '../../styles/focus.ts'
import { fittingSum, tabular, typeStep } from '../../styles/typography.ts'

export const head = style({ display: 'flex', gap: space[2.5] })
export const textBlock = style({ minWidth: 0 })
export const text = style([typeStep('note'), { color: vars.text.secondary, textWrap: 'pretty' }])
export const caution = style([
  typeStep('note'),
  {
    display: 'flex',
    gap: space[2.5],
    marginTop: space[2.5],
    padding: `${space[2.5]} ${space[3]}`,
    borderRadius: radius.control,
    ...forcedEdge,
    background: vars.tone.caution.soft,
    textWrap: 'pretty',
  },
])
export const quiet = style([typeStep('note'), { color: vars.text.tertiary }])
export const prices = style([
  tabular,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    borderTop: `${border.hairline} solid ${vars.border.subtle}`,
    '@media': { [below('tablet')]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  },
])
export const price = style({
  padding: `${space[4]} ${space[6]}`,
  overflowWrap: 'anywhere',
  selectors: { '& + &': { borderLeft: `${border.hairline} solid ${vars.border.subtle}` } },
  '@media': {
    [below('tablet')]: {
      padding: space[4],
      selectors: { '& + &': { borderLeft: 0, borderTop: `${border.hairline} solid ${vars.border.subtle}` } },
    },
  },
})
export const former = style([
  typeStep('total'),
  fittingSum,
  { fontWeight: fontWeight.regular, color: vars.text.secondary },
])
