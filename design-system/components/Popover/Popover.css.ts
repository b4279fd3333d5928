import { keyframes, style, styleVariants } from '@vanilla-extract/css'
import { duration, easing, layers, radius, space, travel, vars, width } from '@seberang/tokens'
import { forcedEdge } from '../../styles/focus.ts'

const open = keyframes({ from: { opacity: 0, transform: `translateY(-${travel})` } })

export const popover = style({
  zIndex: layers.dropdown,
  maxWidth: `calc(100vw - ${space[8]})`,
  maxHeight: 'var(--radix-popover-content-available-height)',
  overflowY: 'auto',
  borderRadius: radius.sheet,
  background: vars.background.raised,
  color: vars.text.primary,
  boxShadow: vars.shadow.pop,
  ...forcedEdge,
  overflowWrap: 'anywhere',
  animation: `${open} ${duration.base} ${easing.out}`,
})
export const widths = styleVariants({
  content: { padding: space[4] },
  note: { width: width.note },
  panel: { width: width.popover },
})
