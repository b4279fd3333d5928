import { keyframes, style, styleVariants } from '@vanilla-extract/css'
import {
  barHeight,
  border,
  controlHeight,
  duration,
  easing,
  pictureSize,
  radius,
  space,
  vars,
  width,
} from '@seberang/tokens'
import { forcedEdge } from '../../styles/focus.ts'

const pulse = keyframes({ '50%': { opacity: 0.6 } })
const appear = keyframes({ from: { opacity: 0 } })

export const skeleton = style({
  display: 'block',
  maxWidth: '100%',
  ...forcedEdge,
  background: vars.tone.neutral.soft,
  // Appears after 200 ms: faster content shows no skeleton.
  animation: `${appear} ${duration.instant} ${duration.base} both, ${pulse} ${duration.pulse} ${easing.inOut} ${duration.base} infinite`,
})
export const shapes = styleVariants({
  line: { height: barHeight.line, borderRadius: radius.mark },
  title: { height: barHeight.title, borderRadius: radius.mark },
  block: { height: pictureSize.hero, borderRadius: radius.control },
  field: { height: controlHeight.touch, borderRadius: radius.control },
  thumbnail: {
    height: controlHeight.large,
    width: controlHeight.large,
    borderRadius: radius.control,
    flex: 'none',
  },
})
export const widths = styleVariants({
  full: { width: '100%' },
  long: { width: '82%' },
  medium: { width: '54%' },
  short: { width: '28%' },
})
export const row = style({
  display: 'grid',
  gridTemplateColumns: `${controlHeight.large} minmax(0, 1fr) ${width.figure}`,
  gap: space[3.5],
  alignItems: 'center',
  padding: `${space[3.5]} ${space[6]}`,
  selectors: { '& + &': { borderTop: `${border.hairline} solid ${vars.border.subtle}` } },
})
export const lines = style({ display: 'grid', gap: space[2] })
