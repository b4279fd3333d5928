import { keyframes, style } from '@vanilla-extract/css'
import {
  border,
  controlHeight,
  duration,
  easing,
  fontWeight,
  layers,
  radius,
  space,
  travel,
  vars,
  width,
} from '@seberang/tokens'
import { forcedEdge } from '../../styles/focus.ts'

const open = keyframes({ from: { opacity: 0, transform: `translateY(-${travel})` } })

export const menu = style({
  zIndex: layers.dropdown,
  minWidth: width.menu,
  maxWidth: `calc(100vw - ${space[8]})`,
  maxHeight: 'var(--radix-dropdown-menu-content-available-height)',
  overflowY: 'auto',
  padding: space[2],
  borderRadius: radius.sheet,
  background: vars.background.raised,
  boxShadow: vars.shadow.pop,
  ...forcedEdge,
  animation: `${open} ${duration.base} ${easing.out}`,
})
export const head = style({ padding: `${space[2]} ${space[3]} ${space[3]}` })
export const item = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  minHeight: controlHeight.touch,
  padding: `0 ${space[3]}`,
  borderRadius: radius.small,
  color: vars.text.primary,
  fontWeight: fontWeight.medium,
  cursor: 'pointer',
  outline: 'none',
  selectors: {
    '&[data-highlighted]': {
      background: vars.background.hover,
      boxShadow: `inset 0 0 0 ${border.strong} ${vars.focus}`,
    },
    '&[data-tone="critical"]': { color: vars.tone.critical.text },
  },
})
export const label = style({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' })
export const separator = style({
  height: border.hairline,
  margin: `${space[1]} ${space[3]}`,
  background: vars.border.subtle,
})
