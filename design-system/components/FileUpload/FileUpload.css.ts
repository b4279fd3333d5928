import { style } from '@vanilla-extract/css'
import {
  barHeight,
  border,
  controlHeight,
  duration,
  fontSize,
  fontWeight,
  lineHeight,
  pictureSize,
  radius,
  space,
  vars,
  width,
} from '@seberang/tokens'

export const field = style({
  border: 0,
  padding: 0,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[2]} ${space[3]}`,
  minWidth: 0,
  borderRadius: radius.control,
  outline: `${border.strong} dashed transparent`,
  outlineOffset: space[1.5],
  transition: `outline-color ${duration.fast}, background ${duration.fast}`,
  selectors: {
    '&[data-state="over"]': { outlineColor: vars.tone.brand.solid, background: vars.tone.brand.selected },
  },
})
export const thumbnail = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: pictureSize.large,
  height: controlHeight.large,
  overflow: 'hidden',
  borderRadius: radius.small,
  background: vars.background.sunken,
  color: vars.text.secondary,
})
export const photo = style({ width: '100%', height: '100%', objectFit: 'cover' })
export const textBlock = style({
  flex: `1 1 ${width.name}`,
  minWidth: 0,
  display: 'grid',
  gap: space[0.5],
  overflowWrap: 'anywhere',
})
export const label = style({
  fontSize: fontSize.work,
  lineHeight: lineHeight.work,
  fontWeight: fontWeight.semibold,
})
export const optional = style({ fontWeight: fontWeight.regular, color: vars.text.tertiary })
export const fileName = style({
  fontSize: fontSize.note,
  lineHeight: lineHeight.note,
  color: vars.text.secondary,
})
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
  marginLeft: 'auto',
})
/** A device with a mouse has no rear camera. */
export const onTouch = style({ display: 'none', '@media': { '(pointer: coarse)': { display: 'block' } } })
export const progress = style({
  appearance: 'none',
  width: '100%',
  maxWidth: width.sentence,
  height: barHeight.thin,
  border: 0,
  borderRadius: radius.full,
  overflow: 'hidden',
  background: vars.background.sunken,
  selectors: {
    '&::-webkit-progress-bar': { background: vars.background.sunken },
    '&::-webkit-progress-value': { background: vars.tone.brand.solid },
    '&::-moz-progress-bar': { background: vars.tone.brand.solid },
  },
})
