import { style } from '@vanilla-extract/css'
import { size } from '@seberang/tokens'

export const tall = style({ width: '100%', height: size.listRow, printColorAdjust: 'exact' })
