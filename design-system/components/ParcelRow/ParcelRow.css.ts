import { style } from '@vanilla-extract/css'
import { below, fontWeight, radius, vars } from '@seberang/tokens'

export const list = style({ minWidth: 0 })
export const row = style({
  display: 'grid',
  // Status and amount stand in columns of their own, whatever the row holds.
  gridTemplateColumns: 'auto auto minmax(0, 1fr) 156px 152px',
  columnGap: '14px',
  alignItems: 'center',
  padding: '14px 24px',
  selectors: {
    '& + &': { borderTop: `1px solid ${vars.border.subtle}` },
    '&[data-state="selected"]': { background: vars.background.selected },
  },
  '@media': {
    [below('tablet')]: {
      gridTemplateColumns: 'auto minmax(0, 1fr) auto',
      padding: '14px 16px',
      rowGap: '6px',
    },
  },
})
export const check = style({ display: 'grid', placeItems: 'center', minHeight: '44px' })
export const thumbnail = style({
  display: 'grid',
  placeItems: 'center',
  width: '44px',
  height: '44px',
  borderRadius: radius.control,
  background: vars.background.sunken,
  color: vars.text.secondary,
  '@media': { [below('tablet')]: { display: 'none' } },
})
export const words = style({
  minWidth: 0,
  gridColumn: 3,
  overflowWrap: 'anywhere',
  '@media': { [below('tablet')]: { gridColumn: '2 / -1' } },
})
export const title = style({ fontSize: '14px', lineHeight: '20px', fontWeight: fontWeight.heading })
export const meta = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '2px 8px',
  fontSize: '13px',
  lineHeight: '20px',
  color: vars.text.tertiary,
})
export const reason = style({
  marginTop: '2px',
  fontSize: '13px',
  lineHeight: '18px',
  color: vars.text.secondary,
})
export const status = style({
  gridColumn: 4,
  '@media': { [below('tablet')]: { gridColumn: 2, justifySelf: 'start' } },
})
export const amounts = style({
  gridColumn: 5,
  textAlign: 'right',
  fontVariantNumeric: 'tabular-nums',
  '@media': { [below('tablet')]: { gridColumn: 3 } },
})
export const note = style({ fontSize: '12px', lineHeight: '18px', color: vars.text.tertiary })
export const actions = style({
  gridColumn: '3 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 4px',
  marginLeft: '-10px',
  '@media': { [below('tablet')]: { gridColumn: '2 / -1' } },
})
