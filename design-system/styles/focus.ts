import { vars } from '@seberang/tokens'

/** The ring of the keyboard: 2 px, 2 px away. Never removed, never colour alone. */
export const focusRing = { outline: `2px solid ${vars.focus}`, outlineOffset: '2px' } as const

/** The halo of a field that is being filled in. */
export const fieldFocus = {
  outline: 'none',
  borderColor: vars.focus,
  boxShadow: `inset 0 0 0 1px ${vars.focus}, 0 0 0 3px color-mix(in srgb, ${vars.focus} 22%, transparent)`,
} as const

/** The same where colours are forced, which takes shadows away. */
export const fieldFocusForced = { outline: '2px solid Highlight', outlineOffset: '2px' } as const

/** Widens what a finger can hit to 44 px without a change of the looks; the element must be positioned. */
export const touchTarget = {
  content: '',
  position: 'absolute',
  top: '50%',
  left: '50%',
  width: 'max(100%, 44px)',
  height: 'max(100%, 44px)',
  transform: 'translate(-50%, -50%)',
} as const

/** Heard by screen readers, seen by nobody. */
export const visuallyHidden = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  margin: '-1px',
  padding: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
  border: 0,
} as const

/** Where colours are forced, shadows and grounds are gone. A clear outline is drawn then, and only then. */
export const forcedEdge = { outline: '1px solid transparent', outlineOffset: '-1px' } as const
