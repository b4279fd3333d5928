import { keyframes, style } from '@vanilla-extract/css'
import { duration, easing, fontSize, layers, lineHeight, radius, space, vars, width } from '@seberang/tokens'
import { forcedEdge } from '../../styles/focus.ts'

const appear = keyframes({ from: { opacity: 0 } })

export const tooltip = style({
  zIndex: layers.toast,
  width: 'max-content',
  minWidth: width.phrase,
  maxWidth: `min(${width.tip}, calc(100vw - ${space[8]}))`,
  padding: `${space[3]} ${space[4]}`,
  borderRadius: radius.control,
  background: vars.background.inverse,
  color: vars.text.inverse,
  boxShadow: vars.shadow.pop,
  ...forcedEdge,
  fontSize: fontSize.note,
  lineHeight: lineHeight.work,
  overflowWrap: 'anywhere',
  animation: `${appear} ${duration.fast} ${easing.out}`,
})
export const arrow = style({ fill: vars.background.inverse })
