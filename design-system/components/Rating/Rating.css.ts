import { globalStyle, style } from '@vanilla-extract/css'
import { controlHeight, duration, fontWeight, radius, space, vars } from '@seberang/tokens'
import { focusRing, visuallyHidden } from '../../styles/focus.ts'

export const rating = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[0.5]} ${space[2]}`,
})
export const stars = style({ display: 'inline-flex', gap: space[0.5], color: vars.text.tertiary })
export const star = style({ position: 'relative', display: 'flex' })
/** The outline marks a star where its fill lacks contrast. */
const filled = { color: vars.text.secondary } as const
export const fill = style({
  ...filled,
  position: 'absolute',
  inset: 0,
  display: 'flex',
  selectors: { '&[data-state="half"]': { clipPath: 'inset(0 50% 0 0)' } },
})
globalStyle(`${fill} svg`, { fill: vars.accent.marker })
export const textBlock = style({ fontVariantNumeric: 'tabular-nums', color: vars.text.secondary })

export const choice = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `0 ${space[3]}` })
/** The first star, not its touch target, aligns with the label. */
export const choices = style({ display: 'flex', marginLeft: `-${space[2]}` })
export const input = style(visuallyHidden)
export const option = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: controlHeight.touch,
  height: controlHeight.touch,
  borderRadius: radius.control,
  color: vars.border.strong,
  cursor: 'pointer',
  transition: `color ${duration.fast}`,
  selectors: {
    '&:has(:focus-visible)': { ...focusRing, outlineOffset: `-${space[1]}` },
    '&[data-state="invalid"]': { color: vars.tone.critical.solid },
    // The chosen star and all before it; on hover, those up to the pointer.
    '&:has(:checked), &:has(~ label :checked)': filled,
  },
})
globalStyle(`${option}:has(:checked) svg, ${option}:has(~ label :checked) svg`, { fill: vars.accent.marker })
globalStyle(`${choices}:hover ${option} svg`, { fill: 'transparent' })
globalStyle(`${choices}:hover ${option}:hover svg, ${choices}:hover ${option}:has(~ label:hover) svg`, {
  fill: vars.accent.markerSoft,
})
export const chosen = style({ fontWeight: fontWeight.semibold, minWidth: 0, overflowWrap: 'anywhere' })
export const count = style({ marginLeft: space[2], color: vars.text.tertiary })
