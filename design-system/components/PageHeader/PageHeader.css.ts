import { style } from '@vanilla-extract/css'
import { below, space, vars } from '@seberang/tokens'

export const above = style({ marginBottom: space[1.5] })
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
  marginBottom: space[5],
})
export const textBlock = style({ minWidth: 0 })
export const titleRow = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[1]} ${space[3]}`,
})
export const text = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[0.5]} ${space[2]}`,
  marginTop: space[1],
  color: vars.text.secondary,
  overflowWrap: 'anywhere',
  textWrap: 'pretty',
})
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  '@media': {
    // A search field has a line of its own on a phone.
    [below('tablet')]: { selectors: { '&:has(search)': { flex: '1 1 100%' } } },
  },
})
