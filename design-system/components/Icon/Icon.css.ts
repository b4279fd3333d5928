import { style, styleVariants } from '@vanilla-extract/css'
import { baselineShift, rem, vars } from '@seberang/tokens'
import { forced } from '../../styles/forced.ts'

const sizes = { 14: 14, 16: 16, 18: 18, 20: 20, 22: 22, 24: 24, 28: 28 } as const

/** Small icons need a thicker line to look as heavy as large ones. */
const lineOf = (size: number): number => (size <= 16 ? 2 : size >= 28 ? 1.5 : 1.75)

const icon = style({ flex: 'none', display: 'inline-block', verticalAlign: baselineShift.icon })
const line = style({
  fill: 'none',
  stroke: 'currentColor',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
})

export const marks = styleVariants(sizes, (size) => [icon, { width: rem(size), height: rem(size) }])
export const lines = styleVariants(sizes, (size) => [marks[size], line, { strokeWidth: lineOf(size) }])
const tone = (color: string) => ({
  color,
  // A drawing would keep its own colour on a background of the system's.
  '@media': { [forced]: { color: 'inherit' } },
})
export const tones = styleVariants({
  secondary: tone(vars.text.secondary),
  tertiary: tone(vars.text.tertiary),
  brand: tone(vars.tone.brand.text),
  positive: tone(vars.tone.positive.text),
  caution: tone(vars.tone.caution.text),
  critical: tone(vars.tone.critical.text),
  info: tone(vars.tone.info.text),
})
