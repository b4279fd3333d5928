import { style } from '@vanilla-extract/css'
import { duration, fontWeight, radius, rem, vars } from '@seberang/tokens'

export const field = style({
  border: 0,
  padding: 0,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 12px',
  minWidth: 0,
  borderRadius: radius.control,
  outline: '2px dashed transparent',
  outlineOffset: '6px',
  transition: `outline-color ${duration.fast}, background ${duration.fast}`,
  selectors: {
    '&[data-state="over"]': { outlineColor: vars.tone.brand.solid, background: vars.background.selected },
  },
})
export const thumbnail = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: '64px',
  height: '48px',
  overflow: 'hidden',
  borderRadius: radius.small,
  background: vars.background.sunken,
  color: vars.text.secondary,
})
export const photo = style({ width: '100%', height: '100%', objectFit: 'cover' })
export const words = style({
  flex: '1 1 150px',
  minWidth: 0,
  display: 'grid',
  gap: '2px',
  overflowWrap: 'anywhere',
})
export const label = style({ fontSize: rem(14), lineHeight: rem(20), fontWeight: fontWeight.semibold })
export const optional = style({ fontWeight: fontWeight.regular, color: vars.text.tertiary })
export const fileName = style({ fontSize: rem(13), lineHeight: rem(18), color: vars.text.secondary })
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px',
  marginLeft: 'auto',
})
/** A mouse has no camera behind it. */
export const onTouch = style({ display: 'none', '@media': { '(pointer: coarse)': { display: 'block' } } })
export const progress = style({
  appearance: 'none',
  width: '100%',
  maxWidth: '240px',
  height: '4px',
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
