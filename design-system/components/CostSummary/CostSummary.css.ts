import { style } from '@vanilla-extract/css'
import { border, fontWeight, space, vars } from '@seberang/tokens'
import { fittingSum, tabular, typeStep } from '../../styles/typography.ts'
import { beside, besideEnd, besideWords } from '../../styles/beside.ts'

export const line = style([typeStep('work'), { ...beside, columnGap: space[4], padding: `${space[1.5]} 0` }])
export const name = style({ ...besideWords, color: vars.text.secondary })
export const note = style([typeStep('note'), { color: vars.text.tertiary }])
export const amount = style([tabular, { ...besideEnd, whiteSpace: 'nowrap', fontWeight: fontWeight.medium }])

export const total = style({
  display: 'flex',
  alignItems: 'baseline',
  columnGap: space[4],
  marginTop: space[2],
  paddingTop: space[3.5],
  borderTop: `${border.hairline} solid ${vars.border.default}`,
})
// As the footnote: beside a sum that comes later, a long name takes two lines.
export const totalName = style([
  typeStep('work'),
  { flex: 1, minWidth: 0, minHeight: '2lh', fontWeight: fontWeight.semibold },
])
export const sum = style([
  typeStep('total'),
  fittingSum,
  tabular,
  { margin: '0 0 0 auto', whiteSpace: 'nowrap' },
])
// Reserves two lines, so that a longer sentence moves nothing.
export const footnote = style([
  typeStep('note'),
  { marginTop: space[2], minHeight: '2lh', color: vars.text.tertiary },
])
