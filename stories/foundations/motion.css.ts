import { keyframes, style, styleVariants } from '@vanilla-extract/css'
import { duration, easing, from, radius, reducedMotion, space, vars } from '@seberang/tokens'

export const tracks = style({ display: 'grid', gap: space[4], margin: 0 })
export const row = style({
  display: 'grid',
  gap: `${space[2]} ${space[6]}`,
  alignItems: 'center',
  '@media': { [from('tablet')]: { gridTemplateColumns: '220px minmax(0, 1fr)' } },
})
export const track = style({
  position: 'relative',
  height: space[12],
  margin: 0,
  borderRadius: radius.control,
  background: vars.background.page,
  overflow: 'hidden',
})
const run = keyframes({ from: { left: space[1] }, to: { left: `calc(100% - ${space[10]} - ${space[1]})` } })
const runner = style({
  position: 'absolute',
  top: space[1],
  left: space[1],
  width: space[10],
  height: space[10],
  borderRadius: radius.small,
  background: vars.tone.brand.solid,
  selectors: {
    '&[data-running]': { left: `calc(100% - ${space[10]} - ${space[1]})`, animation: `${run} ${easing.out}` },
  },
  '@media': { [reducedMotion]: { selectors: { '&[data-running]': { animation: 'none' } } } },
})
const { fast, base, slow } = duration
export const runners = styleVariants({ fast, base, slow }, (time) => [
  runner,
  { selectors: { '&[data-running]': { animationDuration: time } } },
])
