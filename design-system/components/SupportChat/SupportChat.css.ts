import { keyframes, style } from '@vanilla-extract/css'
import {
  border,
  controlHeight,
  duration,
  easing,
  fontWeight,
  layers,
  maxHeight,
  radius,
  space,
  travel,
  vars,
  width,
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
  width: controlHeight.roomy,
  height: controlHeight.roomy,
  borderRadius: radius.full,
  background: vars.tone.brand.solid,
  color: vars.tone.brand.on,
  boxShadow: vars.shadow.pop,
  ...forcedEdge,
  transition: `background ${duration.fast}`,
  selectors: {
    '&:hover': { background: vars.tone.brand.hover },
    '&:active': { background: vars.tone.brand.pressed },
    '&:focus-visible': focusRing,
  },
  '@media': { [forced]: { border: `${border.hairline} solid ButtonText` } },
})
export const unread = style({ position: 'absolute', top: `-${space[1]}`, right: `-${space[1]}` })
export const panel = style({
  zIndex: layers.panel,
  display: 'flex',
  flexDirection: 'column',
  width: `min(${width.popover}, calc(100vw - ${space[8]}))`,
  maxHeight: `min(${maxHeight.chat}, var(--radix-popover-content-available-height))`,
  overflow: 'hidden auto',
  borderRadius: radius.modal,
  background: vars.background.raised,
  color: vars.text.primary,
  boxShadow: vars.shadow.pop,
  ...forcedEdge,
  overflowWrap: 'anywhere',
  animation: `${open} ${duration.slow} ${easing.out}`,
  '@media': { [forced]: { border: `${border.hairline} solid CanvasText` } },
})
export const head = style({
  position: 'sticky',
  top: 0,
  zIndex: layers.above,
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
    '&:focus-visible': { outline: `${border.strong} solid currentColor`, outlineOffset: `-${space[1]}` },
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
    'li + li > &': { borderTop: `${border.hairline} solid ${vars.border.subtle}` },
    '&:hover': { background: vars.background.hover },
    '&:focus-visible': {
      outline: `${border.strong} solid ${vars.focus}`,
      outlineOffset: `-${border.strong}`,
    },
  },
})
export const topicText = style({ flex: 1, minWidth: 0 })
