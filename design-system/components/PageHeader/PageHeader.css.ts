import { style } from '@vanilla-extract/css'
import { below, vars } from '@seberang/tokens'

export const above = style({ marginBottom: '6px' })
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '12px',
  marginBottom: '20px',
})
export const words = style({ minWidth: 0 })
export const titleRow = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 12px' })
export const text = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '2px 8px',
  marginTop: '4px',
  color: vars.text.secondary,
  overflowWrap: 'anywhere',
  textWrap: 'pretty',
})
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px',
  '@media': {
    // A search field has a line of its own on a phone.
    [below('tablet')]: { selectors: { '&:has(search)': { flex: '1 1 100%' } } },
  },
})
