import { styleVariants } from '@vanilla-extract/css'
import { border, vars } from '@seberang/tokens'
import { forced, forcedInk } from '../../styles/forced.ts'

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
