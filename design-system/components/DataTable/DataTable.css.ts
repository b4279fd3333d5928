import { style } from '@vanilla-extract/css'
import { below, fontWeight, space, vars } from '@seberang/tokens'
import { tabular, typeStep } from '../../styles/typography.ts'

const block = below('tablet')

export const table = style([tabular, { '@media': { [block]: { display: 'block' } } }])
export const head = style({ '@media': { [block]: { display: 'none' } } })
export const body = style({ '@media': { [block]: { display: 'block' } } })

export const header = style([
  typeStep('note'),
  {
    fontWeight: fontWeight.medium,
    textAlign: 'left',
    color: vars.text.tertiary,
    padding: `0 ${space[4]} ${space[2.5]} 0`,
    borderBottom: `1px solid ${vars.border.default}`,
    selectors: { '&:last-child': { textAlign: 'right', paddingRight: 0 } },
  },
])

export const row = style({
  '@media': {
    [block]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      columnGap: space[3],
      padding: `${space[3]} 0`,
      borderBottom: `1px solid ${vars.border.subtle}`,
      selectors: { '&:first-child': { borderTop: `1px solid ${vars.border.default}` } },
    },
  },
})

export const cell = style([
  typeStep('work'),
  {
    textAlign: 'left',
    fontWeight: fontWeight.regular,
    overflowWrap: 'break-word',
    verticalAlign: 'middle',
    padding: `${space[3.5]} ${space[4]} ${space[3.5]} 0`,
    borderBottom: `1px solid ${vars.border.subtle}`,
    selectors: { '&:last-child': { textAlign: 'right', paddingRight: 0, fontWeight: fontWeight.semibold } },
    '@media': {
      [block]: {
        gridColumn: 1,
        padding: 0,
        border: 0,
        color: vars.text.secondary,
        selectors: {
          '&:first-child': { gridRow: 1, color: vars.text.primary, marginBottom: space[1] },
          '&:last-child': { gridRow: 1, gridColumn: 2, color: vars.text.primary, alignSelf: 'center' },
        },
      },
    },
  },
])

/** The column's name beside the figure, where there is no header to read. */
export const inlineName = style({ display: 'none', '@media': { [block]: { display: 'inline' } } })
