import { style, styleVariants } from '@vanilla-extract/css'
import { border, controlHeight, pictureSize, radius, rem, vars } from '@seberang/tokens'
import { forced } from '../../styles/forced.ts'

const drawing = style({
  flex: 'none',
  display: 'inline-block',
  verticalAlign: 'middle',
  borderRadius: radius.full,
  '@media': { [forced]: { border: `${border.hairline} solid CanvasText` } },
})
export const sizes = styleVariants(
  { small: rem(controlHeight.small), medium: pictureSize.medium, large: rem(pictureSize.large) },
  (side) => [drawing, { width: side, height: side }],
)
/** The background decides the colour of the lines. */
export const grounds = styleVariants({
  water: { background: vars.tone.brand.softHover, color: vars.text.primary },
  turmeric: { background: vars.accent.markerSoft, color: vars.text.primary },
  brick: {
    background: `color-mix(in srgb, ${vars.illustration.detail} 24%, ${vars.background.surface})`,
    color: vars.text.primary,
  },
  night: { background: vars.background.brandDeep, color: vars.border.onDeep },
})
const inkLine = {
  stroke: 'currentColor',
  strokeWidth: 1.5,
  strokeLinejoin: 'round',
  strokeLinecap: 'round',
} as const
export const line = style({ ...inkLine, fill: 'none' })
export const paper = style({ ...inkLine, fill: vars.background.surface })
export const brand = style({ ...inkLine, fill: vars.tone.brand.solid })
export const sun = style({ ...inkLine, fill: vars.accent.marker })
export const detail = style({ ...inkLine, fill: vars.illustration.detail })
export const sea = style({ ...inkLine, fill: vars.border.onDeep })
