import { keyframes, style, styleVariants } from '@vanilla-extract/css'
import { duration, easing, radius, vars } from '@seberang/tokens'
import { forcedEdge } from '../../styles/focus.ts'

const pulse = keyframes({ '50%': { opacity: 0.6 } })
const appear = keyframes({ from: { opacity: 0 } })

export const skeleton = style({
  display: 'block',
  maxWidth: '100%',
  ...forcedEdge,
  background: vars.tone.neutral.soft,
  // Shown after 200 ms: what loads faster shows no bones.
  animation: `${appear} 1ms ${duration.base} both, ${pulse} ${duration.pulse} ${easing.inOut} ${duration.base} infinite`,
})
export const shapes = styleVariants({
  line: { height: '12px', borderRadius: radius.mark },
  title: { height: '20px', borderRadius: radius.mark },
  block: { height: '96px', borderRadius: radius.control },
  field: { height: '44px', borderRadius: radius.control },
  thumbnail: { height: '48px', width: '48px', borderRadius: radius.control, flex: 'none' },
})
export const widths = styleVariants({
  full: { width: '100%' },
  long: { width: '82%' },
  medium: { width: '54%' },
  short: { width: '28%' },
})
export const row = style({
  display: 'grid',
  gridTemplateColumns: '48px minmax(0, 1fr) 72px',
  gap: '14px',
  alignItems: 'center',
  padding: '14px 24px',
  selectors: { '& + &': { borderTop: `1px solid ${vars.border.subtle}` } },
})
export const lines = style({ display: 'grid', gap: '8px' })
