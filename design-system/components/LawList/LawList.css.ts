import { style } from '@vanilla-extract/css'
import { border, fontWeight, from, rem, space, vars, width } from '@seberang/tokens'
import { tabular, typeStep } from '../../styles/typography.ts'
import { tight } from '../../styles/beside.ts'

export const list = style({ containerType: 'inline-size' })
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: `${space[1]} ${space[4]}`,
  padding: `${space[4]} 0`,
  borderTop: `${border.hairline} solid ${vars.border.subtle}`,
  selectors: { '&:first-child': { borderTopColor: vars.border.default } },
  '@media': {
    [from('tablet')]: {
      gridTemplateColumns: `${rem(width.name)} minmax(0, 1fr) ${rem(width.part)}`,
      columnGap: space[6],
    },
  },
  '@container': { [tight]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})

export const name = style([typeStep('h3'), { minWidth: 0, overflowWrap: 'break-word' }])
export const body = style({
  gridColumn: '1 / -1',
  minWidth: 0,
  overflowWrap: 'break-word',
  gridRow: 2,
  '@media': { [from('tablet')]: { gridColumn: 2, gridRow: 1 } },
  '@container': { [tight]: { gridRow: 'auto' } },
})
export const text = style([typeStep('work'), { color: vars.text.secondary, textWrap: 'pretty' }])
export const source = style([typeStep('note'), tabular, { marginTop: space[1], color: vars.text.tertiary }])
export const amount = style([
  typeStep('read'),
  tabular,
  { textAlign: 'right', fontWeight: fontWeight.heading, whiteSpace: 'nowrap' },
])
