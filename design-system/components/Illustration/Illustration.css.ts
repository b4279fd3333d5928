import { style } from '@vanilla-extract/css'
import { pictureSize, vars } from '@seberang/tokens'

export const drawing = style({ display: 'block', width: pictureSize.spot, maxWidth: '100%', height: 'auto' })
const line = {
  stroke: vars.text.primary,
  strokeWidth: 1.75,
  fill: 'none',
  strokeLinejoin: 'round',
  strokeLinecap: 'round',
} as const
export const ink = style(line)
export const dashes = style({ ...line, strokeDasharray: '2 7' })
export const broken = style({ ...line, stroke: vars.illustration.detail, strokeWidth: 2.5 })
export const paper = style({ ...line, fill: vars.background.surface })
export const tint = style({ ...line, fill: vars.tone.brand.softHover })
export const brand = style({ ...line, fill: vars.tone.brand.solid })
export const roof = style({ ...line, fill: vars.accent.marker })
export const detail = style({ ...line, fill: vars.illustration.detail })
export const sun = style({ fill: vars.accent.marker })
