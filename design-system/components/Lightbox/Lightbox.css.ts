import { keyframes, style } from '@vanilla-extract/css'
import { below, duration, easing, layers, radius, space, vars } from '@seberang/tokens'
import { tabular, typeStep } from '../../styles/typography.ts'
import { visuallyHidden } from '../../styles/focus.ts'

const fade = keyframes({ from: { opacity: 0 } })

export const scrim = style({
  position: 'fixed',
  inset: 0,
  zIndex: layers.scrim,
  background: vars.background.brandDeep,
  animation: `${fade} ${duration.base} ${easing.out}`,
})
export const stage = style({
  position: 'fixed',
  inset: 0,
  zIndex: layers.modal,
  color: vars.text.onDeep,
  outline: 'none',
})
export const frame = style({
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr) auto',
  height: '100%',
  padding: space[4],
  gap: space[3],
  '@media': { [below('tablet')]: { padding: space[2] } },
})
export const bar = style({ display: 'flex', alignItems: 'center', justifyContent: 'space-between' })
export const title = style(visuallyHidden)
export const place = style([
  typeStep('work'),
  tabular,
  { color: vars.text.onDeepQuiet, paddingLeft: space[2] },
])
export const figure = style({
  display: 'grid',
  gridTemplateRows: 'minmax(0, 1fr) auto',
  justifyItems: 'center',
  gap: space[3],
  minHeight: 0,
  margin: 0,
})
export const photo = style({
  maxWidth: '100%',
  maxHeight: '100%',
  alignSelf: 'center',
  objectFit: 'contain',
  borderRadius: radius.small,
})
export const caption = style([
  typeStep('note'),
  tabular,
  { color: vars.text.onDeepQuiet, textAlign: 'center' },
])
export const turns = style({ display: 'flex', justifyContent: 'center', gap: space[6] })
