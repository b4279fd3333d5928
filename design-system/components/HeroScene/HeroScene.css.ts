import { style } from '@vanilla-extract/css'
import { from, pictureSize, vars } from '@seberang/tokens'

export const scene = style({
  display: 'block',
  width: '100%',
  height: pictureSize.scene,
  overflow: 'visible',
  '@media': { [from('tablet')]: { height: pictureSize.wideScene } },
})

const ink = {
  stroke: vars.text.primary,
  strokeWidth: 1.75,
  strokeLinejoin: 'round',
  strokeLinecap: 'round',
} as const

export const line = style({ ...ink, fill: 'none' })
export const paper = style({ ...ink, fill: vars.background.surface })
export const tint = style({ ...ink, fill: vars.tone.brand.softHover })
export const brand = style({ ...ink, fill: vars.tone.brand.solid })
export const accent = style({ ...ink, fill: vars.accent.marker })
export const detail = style({ ...ink, fill: vars.illustration.detail })
export const sun = style({ fill: vars.accent.marker })
export const flight = style({ ...ink, fill: 'none', stroke: vars.tone.brand.text, strokeDasharray: '1 8' })
