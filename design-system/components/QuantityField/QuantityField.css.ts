import { style } from '@vanilla-extract/css'
import { space } from '@seberang/tokens'

export const figure = style({ textAlign: 'center', paddingInline: space[1] })
