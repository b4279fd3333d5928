import { style } from '@vanilla-extract/css'

/** A button in the shape of a field. */
export const opener = style({ cursor: 'pointer' })
