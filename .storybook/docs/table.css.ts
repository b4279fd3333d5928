import { globalStyle, style } from '@vanilla-extract/css'
import { below, rem, space, vars } from '@seberang/tokens'

const narrow = below('tablet')
export const table = style({
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: rem(14),
  lineHeight: rem(20),
  '@media': { [narrow]: { display: 'block' } },
})
globalStyle(`${table} th, ${table} td`, {
  padding: `${space[2.5]} ${space[4]} ${space[2.5]} 0`,
  borderBottom: `1px solid ${vars.border.subtle}`,
  textAlign: 'left',
  verticalAlign: 'top',
  fontWeight: 400,
  // Names do not wrap; only long texts do.
  overflowWrap: 'break-word',
})
globalStyle(`${table} td:nth-child(2) code`, { overflowWrap: 'anywhere' })
globalStyle(`${table} thead th`, {
  borderBottomColor: vars.border.default,
  color: vars.text.tertiary,
  fontSize: rem(13),
  paddingTop: 0,
  overflowWrap: 'normal',
})
globalStyle(`${table} tbody, ${table} tbody tr`, { '@media': { [narrow]: { display: 'block' } } })
globalStyle(`${table} thead`, { '@media': { [narrow]: { display: 'none' } } })
globalStyle(`${table} tbody tr`, {
  '@media': { [narrow]: { padding: `${space[3]} 0`, borderBottom: `1px solid ${vars.border.subtle}` } },
})
globalStyle(`${table} tbody th, ${table} tbody td`, {
  '@media': { [narrow]: { display: 'block', border: 0, padding: `${space[0.5]} 0` } },
})
