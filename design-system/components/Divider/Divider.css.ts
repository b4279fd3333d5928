import { styleVariants } from '@vanilla-extract/css'
import { vars } from '@seberang/tokens'

const base = { height: '1px', border: 0, margin: 0, flex: 'none', alignSelf: 'stretch' } as const

export const divider = styleVariants({
  subtle: [{ ...base, background: vars.border.subtle }],
  default: [{ ...base, background: vars.border.default }],
})
