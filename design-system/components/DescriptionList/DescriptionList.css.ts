import { style } from '@vanilla-extract/css'
import { fontWeight, vars } from '@seberang/tokens'

export const list = style({ minWidth: 0 })
export const item = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  flexWrap: 'wrap',
  gap: '4px 12px',
  minHeight: '56px',
  paddingBlock: '10px',
  selectors: { '& + &': { borderTop: `1px solid ${vars.border.subtle}` } },
})
export const words = style({ minWidth: 0, flex: 1, overflowWrap: 'anywhere' })
export const term = style({ fontSize: '13px', lineHeight: '18px', color: vars.text.tertiary })
export const value = style({ fontWeight: fontWeight.semibold })
export const inline = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: '16px',
  paddingBlock: '5px',
})
export const inlineTerm = style({ color: vars.text.secondary, minWidth: 0, overflowWrap: 'anywhere' })
export const inlineValue = style({
  fontWeight: fontWeight.semibold,
  textAlign: 'right',
  fontVariantNumeric: 'tabular-nums',
})
