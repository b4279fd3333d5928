import { style } from '@vanilla-extract/css'
import {
  detailSpace,
  fontSize,
  lineHeight,
  rem,
  space,
  tracking,
  vars,
  displayWeight,
} from '@seberang/tokens'

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
/** It grows with the name beside it. */
export const mark = style({ width: rem(space[7]), height: rem(space[7]), flex: 'none' })
export const ground = style({ fill: vars.tone.brand.solid })
export const line = style({
  fill: 'none',
  stroke: vars.tone.brand.on,
  strokeWidth: 2.7,
  strokeLinecap: 'round',
})
export const shore = style({ fill: vars.tone.brand.on })
export const here = style({ fill: vars.accent.marker })
