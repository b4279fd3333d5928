import { style } from '@vanilla-extract/css'
import { border, fontWeight, space, vars } from '@seberang/tokens'
import { tabular, typeStep } from '../../styles/typography.ts'
import { tight } from '../../styles/beside.ts'

export const room = style({ containerType: 'inline-size' })
export const table = style([tabular, typeStep('work')])
/** With large text the name is above its two figures. */
export const row = style({
  '@container': { [tight]: { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})
const cell = style({
  padding: `${space[2.5]} 0 ${space[2.5]} ${space[2.5]}`,
  textAlign: 'right',
  verticalAlign: 'top',
  borderBottom: `${border.hairline} solid ${vars.border.subtle}`,
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
      'tr:last-child > &': {
        borderBottom: `${border.hairline} solid ${vars.border.default}`,
        paddingBottom: space[2.5],
      },
    },
  },
])
export const nameHead = style([head, { paddingLeft: 0, '@container': { [tight]: { display: 'none' } } }])
export const name = style([
  cell,
  {
    paddingLeft: 0,
    textAlign: 'left',
    // Figures keep to their units: without this the one word gives way to them.
    whiteSpace: 'nowrap',
    fontWeight: fontWeight.regular,
    color: vars.text.secondary,
    '@container': {
      [tight]: { gridColumn: '1 / -1', paddingBottom: 0, border: 0, whiteSpace: 'normal' },
    },
    selectors: { '[data-billed] > &': { fontWeight: fontWeight.semibold, color: vars.text.primary } },
  },
])
export const estimated = style([
  cell,
  {
    color: vars.text.tertiary,
    // What is billed before the warehouse has measured is the estimate.
    selectors: {
      '[data-billed="estimated"] > &': { fontWeight: fontWeight.semibold, color: vars.text.primary },
    },
  },
])
export const measured = style([
  cell,
  {
    color: vars.text.primary,
    selectors: { '[data-billed="measured"] > &': { fontWeight: fontWeight.semibold } },
  },
])
export const waiting = style([cell, { color: vars.text.tertiary }])
export const note = style([
  typeStep('note'),
  { marginTop: space[3], color: vars.text.tertiary, textWrap: 'pretty' },
])
