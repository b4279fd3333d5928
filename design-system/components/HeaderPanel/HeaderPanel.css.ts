import { style } from '@vanilla-extract/css'
import { space, vars } from '@seberang/tokens'

export const title = style({ padding: `${space[4]} ${space[5]} ${space[2]}`, color: vars.text.primary })
export const body = style({ padding: `0 ${space[2]} ${space[2]}` })
