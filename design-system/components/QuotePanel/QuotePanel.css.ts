import { style } from '@vanilla-extract/css'
import { below, space } from '@seberang/tokens'
import { notOnPaper } from '../../styles/paper.ts'

export const parts = style({ display: 'grid', gap: space[3] })
export const fromDesktop = style({
  display: 'grid',
  '@media': { [below('desktop')]: { display: 'none' } },
})
/** On paper no time runs: until when it holds stands with the price. */
export const lead = style({ '@media': notOnPaper })
