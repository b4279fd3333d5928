import { style } from '@vanilla-extract/css'
import { fontWeight, space, vars } from '@seberang/tokens'
import { tabular, typeStep } from '../../styles/typography.ts'

export const table = style([tabular, typeStep('work')])
const cell = style({
  padding: `${space[2.5]} 0 ${space[2.5]} ${space[3]}`,
  textAlign: 'right',
  verticalAlign: 'top',
  borderBottom: `1px solid ${vars.border.subtle}`,
  selectors: { 'tr:last-child > &': { borderBottom: 0, paddingBottom: 0 } },
})
export const head = style([
  cell,
  typeStep('note'),
  {
    fontWeight: fontWeight.medium,
    color: vars.text.tertiary,
    paddingTop: 0,
    selectors: {
      'tr:last-child > &': { borderBottom: `1px solid ${vars.border.default}`, paddingBottom: space[2.5] },
    },
  },
])
export const nameHead = style([head, { paddingLeft: 0 }])
export const name = style([
  cell,
  {
    paddingLeft: 0,
    textAlign: 'left',
    fontWeight: fontWeight.regular,
    color: vars.text.secondary,
    selectors: { '[data-billed] > &': { fontWeight: fontWeight.semibold, color: vars.text.primary } },
  },
])
export const estimated = style([
  cell,
  {
    color: vars.text.tertiary,
    selectors: { '[data-billed] > &': { fontWeight: fontWeight.semibold, color: vars.text.primary } },
  },
])
export const measured = style([cell, { fontWeight: fontWeight.semibold }])
export const waiting = style([cell, { color: vars.text.tertiary }])
export const note = style([
  typeStep('note'),
  { marginTop: space[3], color: vars.text.tertiary, textWrap: 'pretty' },
])
