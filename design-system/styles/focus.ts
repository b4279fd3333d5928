import { border, controlHeight, vars } from '@seberang/tokens'

/** The ring of the keyboard: 2 px, 2 px away. Never removed, never colour alone. */
export const focusRing = {
  outline: `${border.strong} solid ${vars.focus}`,
  outlineOffset: border.strong,
} as const

/** The halo of a field that is being filled in. */
export const fieldFocus = {
  outline: 'none',
  borderColor: vars.focus,
  boxShadow: `inset 0 0 0 ${border.hairline} ${vars.focus}, 0 0 0 ${border.thick} color-mix(in srgb, ${vars.focus} 22%, transparent)`,
} as const

/** The same where colours are forced, which takes shadows away. */
export const fieldFocusForced = {
  outline: `${border.strong} solid Highlight`,
  outlineOffset: border.strong,
} as const

/** Widens what a finger can hit to 44 px without a change of the looks; the element must be positioned. */
export const touchTarget = {
  content: '',
  position: 'absolute',
  top: '50%',
  left: '50%',
  width: `max(100%, ${controlHeight.touch})`,
  height: `max(100%, ${controlHeight.touch})`,
  transform: 'translate(-50%, -50%)',
} as const

/** Heard by screen readers, seen by nobody. */
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

/** Where colours are forced, shadows and grounds are gone. A clear outline is drawn then, and only then. */
export const forcedEdge = {
  outline: `${border.hairline} solid transparent`,
  outlineOffset: `-${border.hairline}`,
} as const
