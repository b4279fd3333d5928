import { style } from '@vanilla-extract/css'
import { rem, vars } from '@seberang/tokens'

export const unit = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  borderLeft: `1px solid ${vars.border.subtle}`,
  color: vars.text.secondary,
  fontSize: rem(14),
})
export const select = style({
  appearance: 'none',
  alignSelf: 'stretch',
  minWidth: '44px',
  padding: '0 32px 0 12px',
  border: 0,
  outlineOffset: '-4px',
  background: 'transparent',
  cursor: 'pointer',
  borderRadius: '0 8px 8px 0',
  selectors: { '&:focus-visible': { outline: `2px solid ${vars.focus}` } },
})
export const chevron = style({ position: 'absolute', right: '10px', display: 'flex', pointerEvents: 'none' })
