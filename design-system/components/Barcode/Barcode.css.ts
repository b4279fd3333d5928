import { style } from '@vanilla-extract/css'

export const tall = style({ width: '100%', height: '56px', printColorAdjust: 'exact' })
