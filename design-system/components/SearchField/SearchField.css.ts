import { style } from '@vanilla-extract/css'
import { below, width } from '@seberang/tokens'

export const search = style({
  display: 'block',
  width: width.tip,
  maxWidth: '100%',
  '@media': { [below('tablet')]: { flex: 1, width: '100%' } },
})
