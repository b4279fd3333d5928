import { style } from '@vanilla-extract/css'
import { below, fontWeight, space, vars, width } from '@seberang/tokens'
import { typeStep } from '../../styles/typography.ts'
import { besideWords } from '../../styles/beside.ts'

export const lead = style({ display: 'grid', gap: space[3] })
export const action = style({
  display: 'grid',
  '@media': { [below('desktop')]: { display: 'none' } },
})
export const note = style([typeStep('note'), { color: vars.text.tertiary, textWrap: 'pretty' }])
export const link = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[4] })
export const code = style({ flex: 'none', width: width.code })
export const textBlock = style({ ...besideWords, display: 'grid', justifyItems: 'start' })
export const address = style([
  typeStep('note'),
  { fontWeight: fontWeight.semibold, color: vars.text.primary, overflowWrap: 'anywhere' },
])
/** Aligns the text of the button, not its edge, with the address. */
export const copy = style({ marginLeft: `-${space[2.5]}` })
export const actions = style({ display: 'grid', gap: space[2] })
