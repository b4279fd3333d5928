import { style } from '@vanilla-extract/css'
import { vars } from '@seberang/tokens'

export const title = style({ padding: '16px 20px 8px', color: vars.text.primary })
export const body = style({ padding: '0 8px 8px' })
