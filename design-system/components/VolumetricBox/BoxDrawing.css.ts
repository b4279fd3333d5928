import { style } from '@vanilla-extract/css'
import { fontSize, fontWeight, pictureSize, vars } from '@seberang/tokens'
import { forced } from '../../styles/forced.ts'

export const drawing = style({
  display: 'block',
  width: pictureSize.drawing,
  maxWidth: '100%',
  height: 'auto',
})
const line = { stroke: vars.text.primary, strokeWidth: 1.75, strokeLinejoin: 'round' } as const
export const left = style({ ...line, fill: vars.tone.brand.softHover })
export const right = style({ ...line, fill: vars.tone.brand.soft })
export const top = style({ ...line, fill: vars.background.surface })
export const seam = style({ ...line, strokeWidth: 1, fill: 'none' })
const dashed = { ...line, strokeDasharray: '4 4', fill: vars.accent.marker } as const
export const slice = style({ ...dashed, fillOpacity: 0.55 })
export const sliceTop = style({ ...dashed, fill: vars.accent.markerSoft })
const text = {
  fontSize: fontSize.work,
  fontWeight: fontWeight.semibold,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [forced]: { fill: 'CanvasText' } },
} as const
export const textBlock = style({ ...text, fill: vars.text.primary })
export const before = style({ ...text, fontWeight: fontWeight.regular, fill: vars.text.secondary })
export const dimension = style({
  stroke: vars.text.primary,
  strokeWidth: 1.5,
  fill: 'none',
  '@media': { [forced]: { stroke: 'CanvasText' } },
})
