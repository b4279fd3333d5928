import { style } from '@vanilla-extract/css'
import { below, space } from '@seberang/tokens'

export const parts = style({ display: 'grid', gap: space[3] })
export const fromDesktop = style({
  display: 'grid',
  '@media': { [below('desktop')]: { display: 'none' } },
})
