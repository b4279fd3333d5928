import { style } from '@vanilla-extract/css'
import { vars } from '@seberang/tokens'

export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '6px',
  fontSize: '13px',
  lineHeight: '20px',
  color: vars.text.tertiary,
})
export const crumb = style({ display: 'flex', alignItems: 'center', gap: '6px', minWidth: 0 })
export const words = style({ minWidth: 0, overflowWrap: 'anywhere' })
