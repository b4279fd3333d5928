import { globalStyle, style } from '@vanilla-extract/css'
import { controlHeight } from '@seberang/tokens'

export const check = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center start',
  width: controlHeight.touch,
  height: controlHeight.touch,
})
/** A touch target around the checkbox. */
globalStyle(`${check} > input::after`, { content: '', position: 'absolute', inset: 0 })
