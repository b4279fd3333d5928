import { style } from '@vanilla-extract/css'
import { below, border, fontWeight, from, size, space, vars, width } from '@seberang/tokens'
import { typeStep } from '../../styles/typography.ts'
import { scrollEdges } from '../../styles/scroll-edges.ts'

export const panel = style({
  '@media': {
    [from('desktop')]: {
      display: 'flex',
      flexDirection: 'column',
      maxHeight: `calc(100vh - ${size.aboveFooter} - 2 * ${border.hairline})`,
    },
  },
})
/** In a low window it scrolls. */
export const rest = style({
  borderTop: `${border.hairline} solid ${vars.border.subtle}`,
  '@media': { [from('desktop')]: { minHeight: 0, overflowY: 'auto', background: scrollEdges } },
})
export const lead = style({ display: 'grid', gap: space[3] })
export const action = style({
  display: 'grid',
  '@media': { [below('desktop')]: { display: 'none' } },
})
export const note = style([typeStep('note'), { color: vars.text.tertiary, textWrap: 'pretty' }])
export const link = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[3] })
/** Who reads it on a phone needs no way onto one. */
export const scan = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[4],
  '@media': { [below('tablet')]: { display: 'none' } },
})
export const code = style({ flex: 'none', width: width.code })
/** The address and what copies it. */
export const line = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  flexWrap: 'wrap',
  columnGap: space[2],
})
export const address = style([
  typeStep('note'),
  {
    maxWidth: '100%',
    // One line, unless the text is twice as large.
    overflowWrap: 'anywhere',
    fontWeight: fontWeight.semibold,
    color: vars.text.primary,
  },
])
export const copy = style({ flex: 'none' })
export const actions = style({ display: 'grid', gap: space[2] })
