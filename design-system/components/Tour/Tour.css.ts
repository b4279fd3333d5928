import { globalStyle, keyframes, style } from '@vanilla-extract/css'
import {
  controlHeight,
  duration,
  easing,
  fontWeight,
  layers,
  radius,
  space,
  travel,
  vars,
} from '@seberang/tokens'
import { tabular, typeStep } from '../../styles/typography.ts'
import { forcedEdge } from '../../styles/focus.ts'
import { forced } from '../../styles/forced.ts'

const appear = keyframes({ from: { opacity: 0, transform: `translateY(-${travel})` } })

/** The ring around what a hint is about; drawn by the element itself, so that it follows its shape and every scroll. */
globalStyle('[data-tour="here"]', {
  outline: `3px solid ${vars.accent.kunyit}`,
  outlineOffset: '3px',
})

export const hint = style({
  zIndex: layers.tour,
  width: 'min(280px, calc(100vw - 32px))',
  padding: `${space[4]} ${space[4]} ${space[1]}`,
  borderRadius: radius.control,
  background: vars.background.inverse,
  color: vars.text.inverse,
  boxShadow: vars.shadow.pop,
  ...forcedEdge,
  overflowWrap: 'anywhere',
  animation: `${appear} ${duration.slow} ${easing.out}`,
  '@media': { [forced]: { border: '1px solid CanvasText' } },
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
    '&:hover': { textDecoration: 'underline', textUnderlineOffset: '3px' },
    '&:focus-visible': { outline: '2px solid currentColor', outlineOffset: '-4px' },
  },
})
export const mainAction = style([action, { textDecoration: 'underline', textUnderlineOffset: '3px' }])
export const arrow = style({ fill: vars.background.inverse })
