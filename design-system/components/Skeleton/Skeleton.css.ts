import { keyframes, style, styleVariants } from '@vanilla-extract/css'
import {
  barHeight,
  border,
  below,
  controlHeight,
  duration,
  easing,
  iconSize,
  maxHeight,
  pictureSize,
  radius,
  rem,
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
  check: { height: rem(iconSize.control), width: rem(iconSize.control), borderRadius: radius.mark },
  picture: {
    height: rem(pictureSize.large),
    width: rem(pictureSize.large),
    borderRadius: radius.control,
    '@media': { [below('tablet')]: { display: 'none' } },
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
/** As high as a CartCard that says no more than it has to. */
export const card = style({
  display: 'grid',
  gridTemplateColumns: 'auto auto minmax(0, 1fr) auto',
  gap: space[4],
  alignItems: 'start',
  minHeight: maxHeight.message,
  padding: space[5],
  selectors: { '& + &': { borderTop: `${border.hairline} solid ${vars.border.subtle}` } },
  '@media': {
    [below('tablet')]: { gridTemplateColumns: 'auto minmax(0, 1fr) auto', gap: space[3], padding: space[4] },
  },
})
export const amount = style({ width: width.code })
export const lines = style({ display: 'grid', gap: space[2] })
