import { createVar, style, styleVariants } from '@vanilla-extract/css'
import {
  barHeight,
  below,
  border,
  controlHeight,
  cropStage,
  iconSize,
  pictureSize,
  radius,
  rem,
  space,
  textWidth,
  vars,
} from '@seberang/tokens'
import { focusRing } from '../../styles/focus.ts'
import { forced } from '../../styles/forced.ts'

export const crop = style({ display: 'grid', gap: space[3] })
export const stage = style({
  position: 'relative',
  height: cropStage.height,
  contain: 'paint',
  borderRadius: radius.control,
  background: vars.background.sunken,
  '@media': { [below('tablet')]: { height: cropStage.heightOnPhone } },
})
/** The stage cuts off what is outside. */
export const around = style({ selectors: { '&&': { overflow: 'visible' } } })
/** Outweighs the library's own border and shade. */
export const window = style({
  selectors: {
    '&&': { border: `${border.strong} solid ${vars.text.onDeep}`, color: vars.background.scrim },
    '&&:focus-visible': { outline: `${border.strong} solid ${vars.focus}`, outlineOffset: border.strong },
  },
})
/** What is stored is the square around the window. */
export const edge = style({
  position: 'absolute',
  top: '50%',
  left: '50%',
  width: cropStage.window,
  height: cropStage.window,
  transform: 'translate(-50%, -50%)',
  border: `${border.hairline} solid color-mix(in srgb, ${vars.text.onDeep} 60%, transparent)`,
  pointerEvents: 'none',
})
export const controls = style({ display: 'flex', alignItems: 'center', gap: space[3] })
export const share = createVar()
const thumb = {
  appearance: 'none',
  boxSizing: 'border-box',
  width: iconSize.title,
  height: iconSize.title,
  border: `${border.strong} solid ${vars.tone.brand.solid}`,
  borderRadius: radius.full,
  background: vars.background.surface,
} as const
const track = {
  height: barHeight.thin,
  borderRadius: radius.full,
  background: `linear-gradient(to right, ${vars.tone.brand.solid} ${share}, ${vars.border.default} ${share})`,
} as const
export const slider = style({
  appearance: 'none',
  flex: '1 1 0',
  minWidth: 0,
  height: rem(controlHeight.large),
  margin: 0,
  background: 'transparent',
  cursor: 'pointer',
  selectors: {
    '&:focus-visible': focusRing,
    '&::-webkit-slider-runnable-track': track,
    '&::-moz-range-track': track,
    '&::-webkit-slider-thumb': {
      ...thumb,
      marginTop: `calc((${barHeight.thin} - ${iconSize.title}) / 2)`,
    },
    '&::-moz-range-thumb': thumb,
  },
  '@media': { [forced]: { appearance: 'auto' } },
})
export const result = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[3] })
export const words = style({ flex: `1 1 ${textWidth.words}`, minWidth: 0 })
export const preview = styleVariants(
  { small: rem(controlHeight.small), large: rem(pictureSize.large) },
  (side) => ({ flex: 'none', width: side, height: side, borderRadius: radius.full }),
)
