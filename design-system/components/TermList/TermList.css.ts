import { style } from '@vanilla-extract/css'
import { border, from, rem, size, space, vars, width } from '@seberang/tokens'
import { typeStep } from '../../styles/typography.ts'

export const item = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${space[1]} ${space[6]}`,
  paddingBlock: space[4],
  borderTop: `${border.hairline} solid ${vars.border.subtle}`,
  selectors: {
    '&:first-child': { borderTopColor: vars.border.default },
    '&[data-state="current"]': {
      background: vars.accent.markerSoft,
      boxShadow: `-${space[3]} 0 0 ${vars.accent.markerSoft}, ${space[3]} 0 0 ${vars.accent.markerSoft}`,
    },
  },
  '@media': { [from('tablet')]: { gridTemplateColumns: `${rem(width.phrase)} minmax(0, 1fr)` } },
})
export const name = style([typeStep('h3'), { minWidth: 0, overflowWrap: 'anywhere' }])
export const full = style([
  typeStep('note'),
  {
    display: 'block',
    color: vars.text.tertiary,
    selectors: { '[data-state="current"] &': { color: vars.text.secondary } },
  },
])
export const body = style([
  typeStep('work'),
  { minWidth: 0, maxWidth: size.measure, overflowWrap: 'break-word', textWrap: 'pretty' },
])
export const text = style({
  color: vars.text.secondary,
  selectors: { '[data-state="current"] &': { color: vars.text.primary } },
})
export const law = style([
  typeStep('note'),
  {
    marginTop: space[1],
    color: vars.text.tertiary,
    selectors: { '[data-state="current"] &': { color: vars.text.secondary } },
  },
])
