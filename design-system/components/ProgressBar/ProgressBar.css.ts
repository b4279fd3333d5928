import { keyframes, style } from '@vanilla-extract/css'
import { visuallyHidden } from '../../styles/focus.ts'
import { duration, easing, layers, size, vars } from '@seberang/tokens'
import { forced, forcedHere, forcedInk } from '../../styles/forced.ts'

const run = keyframes({ from: { transform: 'scaleX(.04)' }, to: { transform: 'scaleX(.9)' } })

export const bar = style({
  position: 'fixed',
  insetInline: 0,
  top: 0,
  zIndex: layers.progress,
  height: size.progress,
  transformOrigin: 'left',
  background: vars.tone.info.solid,
  pointerEvents: 'none',
  transition: `opacity ${duration.base}`,
  selectors: {
    '&[data-state="idle"]': { opacity: 0 },
    '&[data-state="running"]': {
      animation: `${run} ${duration.progress} ${easing.out} ${duration.base} both`,
    },
    '&[data-state="failed"]': { background: vars.tone.critical.solid },
  },
  '@media': { [forced]: { ...forcedHere, selectors: { '&[data-state="failed"]': forcedInk } } },
})
export const announced = style(visuallyHidden)
/** Takes no space: on paper an empty line before the first sheet would be a sheet of its own. */
export const announcer = style({ position: 'absolute' })
