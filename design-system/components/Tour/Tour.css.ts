import { globalStyle, keyframes, style } from '@vanilla-extract/css'
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
  underlineOffset,
  vars,
  width,
} from '@seberang/tokens'
import { tabular, typeStep } from '../../styles/typography.ts'
import { forcedEdge } from '../../styles/focus.ts'
import { forced } from '../../styles/forced.ts'

const appear = keyframes({ from: { opacity: 0, transform: `translateY(-${travel})` } })

/**
 * The ring around a hint's target; drawn by the element itself, so that it follows its shape and every
 * scroll.
 */
globalStyle('[data-tour="here"]', {
  outline: `${border.thick} solid ${vars.accent.marker}`,
  outlineOffset: border.thick,
})

export const hint = style({
  zIndex: layers.tour,
  width: `min(${width.card}, calc(100vw - ${space[8]}))`,
  padding: `${space[4]} ${space[4]} ${space[1]}`,
  borderRadius: radius.control,
  background: vars.background.inverse,
  color: vars.text.inverse,
  boxShadow: vars.shadow.pop,
  ...forcedEdge,
  overflowWrap: 'anywhere',
  animation: `${appear} ${duration.slow} ${easing.out}`,
  '@media': { [forced]: { border: `${border.hairline} solid CanvasText` } },
})
export const title = style({ fontWeight: fontWeight.semibold })
export const text = style([typeStep('work'), { marginTop: space[0.5] }])
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: space[3],
  marginTop: space[2],
})
export const progress = style([typeStep('note'), tabular])
export const actions = style({ display: 'flex', flexWrap: 'wrap', marginLeft: 'auto' })
export const action = style({
  minHeight: controlHeight.touch,
  minWidth: controlHeight.touch,
  padding: `0 ${space[2]}`,
  borderRadius: radius.small,
  fontWeight: fontWeight.semibold,
  textAlign: 'center',
  selectors: {
    '&:hover': { textDecoration: 'underline', textUnderlineOffset: underlineOffset },
    '&:focus-visible': { outline: `${border.strong} solid currentColor`, outlineOffset: `-${space[1]}` },
  },
})
export const mainAction = style([
  action,
  { textDecoration: 'underline', textUnderlineOffset: underlineOffset },
])
export const arrow = style({ fill: vars.background.inverse })
