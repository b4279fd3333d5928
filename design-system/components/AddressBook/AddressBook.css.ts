import { style } from '@vanilla-extract/css'
import { vars } from '@seberang/tokens'

export { radio } from '../RadioGroup/RadioGroup.css.ts'

export const entry = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  justifyContent: 'flex-end',
  gap: '0 12px',
  paddingBlock: '12px',
  selectors: { '& + &': { borderTop: `1px solid ${vars.border.subtle}` } },
})
export const words = style({ flex: '1 1 240px', minWidth: 0 })
export const choice = style({
  flex: '1 1 240px',
  display: 'flex',
  alignItems: 'flex-start',
  gap: '12px',
  minWidth: 0,
  minHeight: '44px',
  cursor: 'pointer',
})
export const actions = style({ display: 'flex', gap: '4px', marginRight: '-10px' })
