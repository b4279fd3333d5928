import { fallbackVar, keyframes, style } from '@vanilla-extract/css'
import {
  below,
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
import { bottomBarHeight } from '../../styles/bar-height.css.ts'
import { forcedEdge, touchTarget } from '../../styles/focus.ts'

const arrive = keyframes({ from: { opacity: 0, transform: `translateY(${travel})` } })

/** In the middle: the names of rows are on the left, actions and an aside that sticks on the right. */
export const region = style({
  position: 'fixed',
  left: space[5],
  right: space[5],
  bottom: fallbackVar(bottomBarHeight, space[0]),
  marginBottom: space[5],
  zIndex: layers.toast,
  display: 'grid',
  gap: space[2],
  justifyItems: 'center',
  pointerEvents: 'none',
  '@media': {
    [below('tablet')]: {
      left: space[4],
      right: space[4],
      marginBottom: space[4],
      justifyItems: 'stretch',
      // Of a dialog, which is a sheet at the bottom there, it would hide the buttons.
      selectors: {
        'body:has([role="dialog"], [role="alertdialog"]) &': { bottom: 'auto', top: space[4] },
      },
    },
  },
})
export const toast = style({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: `0 ${space[2.5]}`,
  maxWidth: width.toast,
  minHeight: controlHeight.touch,
  padding: `${space[1.5]} ${space[4]}`,
  borderRadius: radius.control,
  background: vars.background.inverse,
  color: vars.text.inverse,
  boxShadow: vars.shadow.pop,
  ...forcedEdge,
  fontWeight: fontWeight.medium,
  pointerEvents: 'auto',
  animation: `${arrive} ${duration.base} ${easing.out}`,
  '@media': { [below('tablet')]: { maxWidth: 'none' } },
})
/** At least as wide as its longest word; otherwise the action moves below. */
export const text = style({ flex: '1 1 min-content', minWidth: 0, overflowWrap: 'break-word' })
export const action = style({
  position: 'relative',
  minHeight: controlHeight.small,
  padding: `0 ${space[1]}`,
  borderRadius: radius.mark,
  fontWeight: fontWeight.semibold,
  textDecoration: 'underline',
  textUnderlineOffset: underlineOffset,
  selectors: {
    '&::after': touchTarget,
    '&:focus-visible': { outline: `${border.strong} solid currentColor`, outlineOffset: border.strong },
  },
})
