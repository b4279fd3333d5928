import { style } from '@vanilla-extract/css'

export const square = style({ width: '100%', height: 'auto', printColorAdjust: 'exact' })
