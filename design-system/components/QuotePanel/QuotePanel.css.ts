import { style } from '@vanilla-extract/css'
import { below, from, space } from '@seberang/tokens'
import { notOnPaper } from '../../styles/paper.ts'

export const parts = style({ display: 'grid', gap: space[3] })
/** On paper, too, the card has the price and until when it holds. */
export const fromDesktop = style({ '@media': { ...notOnPaper, [below('desktop')]: { display: 'none' } } })
/** On paper no time runs. */
export const belowTitle = style({
  flex: '1 1 100%',
  '@media': { ...notOnPaper, [from('desktop')]: { display: 'none' } },
})
