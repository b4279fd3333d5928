import { style } from '@vanilla-extract/css'
import { vars } from '@seberang/tokens'

const line = {
  stroke: vars.text.primary,
  strokeWidth: 1.75,
  strokeLinejoin: 'round',
  strokeLinecap: 'round',
} as const

export const picture = style({ display: 'block', width: '100%', background: vars.tone.brand.soft })
export const ink = style({ ...line, fill: 'none' })
export const paper = style({ ...line, fill: vars.background.surface })
export const tint = style({ ...line, fill: vars.tone.brand.softHover })
export const detail = style({ ...line, fill: vars.illustration.detail })
export const sun = style({ fill: vars.accent.marker })
