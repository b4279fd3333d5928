import { style } from '@vanilla-extract/css'
import { detailSpace, fontSize, lineHeight, tracking, vars, displayWeight } from '@seberang/tokens'

export const logo = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: detailSpace[2.25],
  color: vars.text.primary,
})
export const name = style({
  fontSize: fontSize.brand,
  lineHeight: lineHeight.read,
  fontWeight: displayWeight.brand,
  letterSpacing: tracking.brand,
})
export const ground = style({ fill: vars.tone.brand.solid })
export const line = style({
  fill: 'none',
  stroke: vars.tone.brand.on,
  strokeWidth: 2.7,
  strokeLinecap: 'round',
})
export const shore = style({ fill: vars.tone.brand.on })
export const here = style({ fill: vars.accent.marker })
