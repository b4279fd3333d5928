import { keyframes, style } from '@vanilla-extract/css'
import {
  border,
  controlHeight,
  duration,
  easing,
  fontWeight,
  layers,
  radius,
  space,
  vars,
} from '@seberang/tokens'
import { forcedEdge } from '../../styles/focus.ts'

const appear = keyframes({ from: { opacity: 0 } })
const fade = keyframes({ to: { opacity: 0.5 } })
/** After 200 ms: a fast answer shows no layer. */
const late = `${duration.base} ${easing.out} ${duration.base} both`

export const region = style({ position: 'relative' })
export const content = style({ selectors: { '&[inert]': { animation: `${fade} ${late}` } } })
export const layer = style({
  position: 'absolute',
  inset: 0,
  zIndex: layers.above,
  animation: `${appear} ${late}`,
})
/** In the middle of the window while the content is longer. */
export const label = style({
  position: 'sticky',
  top: `calc(50vh - ${controlHeight.touch} / 2)`,
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  width: 'fit-content',
  minHeight: controlHeight.touch,
  marginInline: 'auto',
  padding: `0 ${space[4]}`,
  border: `${border.hairline} solid ${vars.border.subtle}`,
  borderRadius: radius.control,
  background: vars.background.surface,
  color: vars.tone.brand.text,
  boxShadow: vars.shadow.pop,
  ...forcedEdge,
  fontWeight: fontWeight.medium,
})
