import { style, styleVariants } from '@vanilla-extract/css'
import { rem, vars } from '@seberang/tokens'

const sizes = { 14: 14, 16: 16, 18: 18, 20: 20, 22: 22, 24: 24, 28: 28 } as const

/** Small icons need a thicker line to look as heavy as large ones. */
const lineOf = (size: number): number => (size <= 16 ? 2 : size >= 28 ? 1.5 : 1.75)

const icon = style({ flex: 'none', display: 'inline-block', verticalAlign: '-.2em' })
const line = style({
  fill: 'none',
  stroke: 'currentColor',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
})

export const marks = styleVariants(sizes, (size) => [icon, { width: rem(size), height: rem(size) }])
export const lines = styleVariants(sizes, (size) => [marks[size], line, { strokeWidth: lineOf(size) }])
export const tones = styleVariants({
  secondary: { color: vars.text.secondary },
  tertiary: { color: vars.text.tertiary },
  brand: { color: vars.tone.brand.text },
  positive: { color: vars.tone.positive.text },
  caution: { color: vars.tone.caution.text },
  critical: { color: vars.tone.critical.text },
  info: { color: vars.tone.info.text },
})
