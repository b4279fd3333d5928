import { keyframes, style } from '@vanilla-extract/css'
import { duration, easing, layers, radius, rem, vars } from '@seberang/tokens'
import { forcedEdge } from '../../styles/focus.ts'

const appear = keyframes({ from: { opacity: 0 } })

export const tooltip = style({
  zIndex: layers.toast,
  width: 'max-content',
  minWidth: '200px',
  maxWidth: 'min(300px, calc(100vw - 32px))',
  padding: '12px 16px',
  borderRadius: radius.control,
  background: vars.background.inverse,
  color: vars.text.inverse,
  boxShadow: vars.shadow.pop,
  ...forcedEdge,
  fontSize: rem(13),
  lineHeight: rem(20),
  overflowWrap: 'anywhere',
  animation: `${appear} ${duration.fast} ${easing.out}`,
})
export const arrow = style({ fill: vars.background.inverse })
