import { style } from '@vanilla-extract/css'

/** Nothing is typed here: it is pressed. */
export const opener = style({ cursor: 'pointer' })
