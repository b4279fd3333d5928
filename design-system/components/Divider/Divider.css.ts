import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { border, space, vars } from '@seberang/tokens'
import { forced, forcedInk } from '../../styles/forced.ts'
import { typeStep } from '../../styles/typography.ts'

const base = {
  height: border.hairline,
  border: 0,
  margin: 0,
  flex: 'none',
  alignSelf: 'stretch',
  '@media': { [forced]: forcedInk },
} as const

export const divider = styleVariants({
  subtle: [{ ...base, background: vars.border.subtle }],
  default: [{ ...base, background: vars.border.default }],
})

export const labelled = style({ display: 'flex', alignItems: 'center', gap: space[3] })
globalStyle(`${labelled} > hr`, { flex: '1', alignSelf: 'center' })
export const word = style([typeStep('note'), { color: vars.text.secondary }])
