import { style } from '@vanilla-extract/css'
import { below } from '@seberang/tokens'

export const search = style({
  display: 'block',
  width: '300px',
  maxWidth: '100%',
  '@media': { [below('tablet')]: { flex: 1, width: '100%' } },
})
