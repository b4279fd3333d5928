import { style } from '@vanilla-extract/css'

export const figure = style({ textAlign: 'center', paddingInline: '4px' })
