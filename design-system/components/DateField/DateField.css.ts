import { keyframes, style } from '@vanilla-extract/css'
import { duration, easing, iconSize, layers, radius, space, travel, vars } from '@seberang/tokens'
import { forcedEdge } from '../../styles/focus.ts'

const open = keyframes({ from: { opacity: 0, transform: `translateY(-${travel})` } })

export const panel = style({
  zIndex: layers.dropdown,
  maxWidth: `calc(100vw - ${iconSize.small})`,
  maxHeight: 'var(--radix-popover-content-available-height)',
  overflowY: 'auto',
  padding: space[2],
  borderRadius: radius.sheet,
  background: vars.background.raised,
  color: vars.text.primary,
  boxShadow: vars.shadow.pop,
  ...forcedEdge,
  animation: `${open} ${duration.base} ${easing.out}`,
})
