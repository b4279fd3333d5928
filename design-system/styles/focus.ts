import { border, controlHeight, vars } from '@seberang/tokens'

/** The focus ring: 2 px wide, 2 px away. Never removed, never colour alone. */
export const focusRing = {
  outline: `${border.strong} solid ${vars.focus}`,
  outlineOffset: border.strong,
} as const

/** The focus ring of a field. */
export const fieldFocus = {
  outline: 'none',
  borderColor: vars.focus,
  boxShadow: `inset 0 0 0 ${border.hairline} ${vars.focus}, 0 0 0 ${border.thick} color-mix(in srgb, ${vars.focus} 22%, transparent)`,
} as const

/** The same for forced colours, which remove shadows. */
export const fieldFocusForced = {
  outline: `${border.strong} solid Highlight`,
  outlineOffset: border.strong,
} as const

/** Extends the touch target to 44 px without changing the looks; the element must be positioned. */
export const touchTarget = {
  content: '',
  position: 'absolute',
  top: '50%',
  left: '50%',
  width: `max(100%, ${controlHeight.touch})`,
  height: `max(100%, ${controlHeight.touch})`,
  transform: 'translate(-50%, -50%)',
} as const

/** For screen readers only. */
export const visuallyHidden = {
  position: 'absolute',
  width: border.hairline,
  height: border.hairline,
  margin: `-${border.hairline}`,
  padding: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
  border: 0,
} as const

/** Forced colours remove shadows and backgrounds. This outline is transparent except then. */
export const forcedEdge = {
  outline: `${border.hairline} solid transparent`,
  outlineOffset: `-${border.hairline}`,
} as const
