import { style } from '@vanilla-extract/css'
import { below, border, fontWeight, from, size, space, vars, width } from '@seberang/tokens'
import { typeStep } from '../../styles/typography.ts'
import { besideWords } from '../../styles/beside.ts'

export const panel = style({
  '@media': {
    [from('desktop')]: {
      display: 'flex',
      flexDirection: 'column',
      maxHeight: `calc(100vh - ${size.aboveFooter} - 2 * ${border.hairline})`,
    },
  },
})
/** A line of shadow at either edge says that there is more; at the end a cover, which scrolls along, hides it. */
export const rest = style({
  borderTop: `${border.hairline} solid ${vars.border.subtle}`,
  '@media': {
    [from('desktop')]: {
      minHeight: 0,
      overflowY: 'auto',
      background: [
        `linear-gradient(${vars.background.surface} 60%, transparent) top / 100% ${space[5]} no-repeat local`,
        `linear-gradient(transparent, ${vars.background.surface} 40%) bottom / 100% ${space[5]} no-repeat local`,
        `linear-gradient(${vars.border.strong}, transparent) top / 100% ${space[2]} no-repeat scroll`,
        `linear-gradient(transparent, ${vars.border.strong}) bottom / 100% ${space[2]} no-repeat scroll`,
      ].join(', '),
    },
  },
})
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
