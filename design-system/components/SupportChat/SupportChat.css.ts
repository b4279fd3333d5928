import { keyframes, style } from '@vanilla-extract/css'
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
import { focusRing, forcedEdge } from '../../styles/focus.ts'
import { typeStep } from '../../styles/typography.ts'
import { forced } from '../../styles/forced.ts'

const open = keyframes({ from: { opacity: 0, transform: `translateY(${travel})` } })

export const launcher = style({
  position: 'fixed',
  right: space[6],
  bottom: space[6],
  zIndex: layers.sticky,
  display: 'grid',
  placeItems: 'center',
  width: '52px',
  height: '52px',
  borderRadius: radius.full,
  background: vars.tone.brand.solid,
  color: vars.tone.brand.on,
  boxShadow: vars.shadow.pop,
  ...forcedEdge,
  transition: `background ${duration.fast}`,
  selectors: {
    '&:hover': { background: vars.brand.hover },
    '&:active': { background: vars.brand.active },
    '&:focus-visible': focusRing,
  },
  '@media': { [forced]: { border: '1px solid ButtonText' } },
})
export const unread = style({ position: 'absolute', top: '-4px', right: '-4px' })
export const panel = style({
  zIndex: layers.panel,
  display: 'flex',
  flexDirection: 'column',
  width: 'min(344px, calc(100vw - 32px))',
  maxHeight: 'min(560px, var(--radix-popover-content-available-height))',
  overflow: 'hidden auto',
  borderRadius: radius.modal,
  background: vars.background.raised,
  color: vars.text.primary,
  boxShadow: vars.shadow.pop,
  ...forcedEdge,
  overflowWrap: 'anywhere',
  animation: `${open} ${duration.slow} ${easing.out}`,
  '@media': { [forced]: { border: '1px solid CanvasText' } },
})
export const head = style({
  position: 'sticky',
  top: 0,
  zIndex: 1,
  display: 'flex',
  gap: space[2],
  alignItems: 'flex-start',
  padding: `${space[4]} ${space[2]} ${space[4]} ${space[5]}`,
  background: vars.background.brandDeep,
  color: vars.text.onDeep,
})
export const headWords = style({ flex: 1, minWidth: 0 })
export const title = style(typeStep('h3'))
export const hours = style([typeStep('note'), { color: vars.text.onDeepQuiet }])
export const close = style({
  display: 'grid',
  placeItems: 'center',
  width: controlHeight.touch,
  height: controlHeight.touch,
  marginTop: `-${space[2]}`,
  borderRadius: radius.control,
  selectors: {
    '&:hover': { background: vars.background.brandDeepRaised },
    '&:focus-visible': { outline: '2px solid currentColor', outlineOffset: '-4px' },
  },
})
export const topics = style({ flex: 'none' })
export const topic = style({
  display: 'flex',
  gap: space[3],
  alignItems: 'center',
  minHeight: controlHeight.touch,
  padding: `${space[2]} ${space[5]}`,
  fontWeight: fontWeight.medium,
  selectors: {
    'li + li > &': { borderTop: `1px solid ${vars.border.subtle}` },
    '&:hover': { background: vars.background.hover },
    '&:focus-visible': { outline: `2px solid ${vars.focus}`, outlineOffset: '-2px' },
  },
})
export const topicWords = style({ flex: 1, minWidth: 0 })
