import { keyframes, style } from '@vanilla-extract/css'
import { duration, easing, fontWeight, layers, radius, travel, vars } from '@seberang/tokens'
import { forcedEdge } from '../../styles/focus.ts'

const open = keyframes({ from: { opacity: 0, transform: `translateY(-${travel})` } })

export const menu = style({
  zIndex: layers.dropdown,
  minWidth: '220px',
  maxWidth: 'calc(100vw - 32px)',
  maxHeight: 'var(--radix-dropdown-menu-content-available-height)',
  overflowY: 'auto',
  padding: '8px',
  borderRadius: radius.sheet,
  background: vars.background.raised,
  boxShadow: vars.shadow.pop,
  ...forcedEdge,
  animation: `${open} ${duration.base} ${easing.out}`,
})
export const head = style({ padding: '8px 12px 12px' })
export const item = style({
  display: 'flex',
  alignItems: 'center',
  gap: '12px',
  minHeight: '44px',
  padding: '0 12px',
  borderRadius: radius.small,
  color: vars.text.primary,
  fontWeight: fontWeight.medium,
  cursor: 'pointer',
  outline: 'none',
  selectors: {
    '&[data-highlighted]': { background: vars.background.hover, boxShadow: `inset 0 0 0 2px ${vars.focus}` },
    '&[data-tone="critical"]': { color: vars.tone.critical.text },
  },
})
export const label = style({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' })
export const separator = style({ height: '1px', margin: '4px 12px', background: vars.border.subtle })
