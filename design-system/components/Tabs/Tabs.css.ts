import { style } from '@vanilla-extract/css'
import { duration, fontWeight, vars } from '@seberang/tokens'
import { focusRing } from '../../styles/focus.ts'

export const list = style({
  display: 'flex',
  gap: '24px',
  overflowX: 'auto',
  borderBottom: `1px solid ${vars.border.subtle}`,
  scrollbarWidth: 'none',
})
export const tab = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  flex: 'none',
  gap: '8px',
  minHeight: '44px',
  fontWeight: fontWeight.semibold,
  color: vars.text.secondary,
  whiteSpace: 'nowrap',
  transition: `color ${duration.fast}`,
  selectors: {
    '&:hover': { color: vars.text.primary },
    '&:focus-visible': { ...focusRing, outlineOffset: '-4px' },
    '&[data-state="active"]': { color: vars.text.primary },
    '&[data-state="active"]::after': {
      content: '',
      position: 'absolute',
      insetInline: 0,
      bottom: 0,
      height: '2px',
      background: vars.tone.brand.solid,
    },
  },
})
export const content = style({ paddingTop: '20px', selectors: { '&:focus-visible': focusRing } })
