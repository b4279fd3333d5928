import { style } from '@vanilla-extract/css'
import { vars } from '@seberang/tokens'

const ink = {
  stroke: vars.text.onDeep,
  strokeWidth: 1.75,
  strokeLinejoin: 'round',
  strokeLinecap: 'round',
} as const

export const scene = style({ display: 'block', width: '100%' })
export const sun = style({ fill: vars.accent.marker })
export const water = style({ fill: vars.illustration.water })
export const line = style({ ...ink, fill: 'none' })
export const hull = style({ ...ink, fill: vars.illustration.water })
export const accent = style({ ...ink, fill: vars.accent.marker })
export const detail = style({ ...ink, fill: vars.illustration.detail })
export const cabin = style({ ...ink, fill: vars.background.brandDeep })
