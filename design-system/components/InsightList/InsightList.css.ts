import { style } from '@vanilla-extract/css'
import { border, fontWeight, from, iconSize, space, vars } from '@seberang/tokens'
import { tabular, typeStep } from '../../styles/typography.ts'

export const list = style({ borderTop: `${border.hairline} solid ${vars.border.default}` })
export const item = style([
  typeStep('work'),
  tabular,
  {
    display: 'grid',
    gridTemplateColumns: `${iconSize.text} minmax(0, 1fr)`,
    gap: `${space[1]} ${space[3]}`,
    paddingBlock: space[2],
    borderBottom: `${border.hairline} solid ${vars.border.subtle}`,
    '@media': {
      [from('tablet')]: {
        gridTemplateColumns: `${iconSize.text} minmax(0, 1fr) auto`,
        paddingBlock: space[3.5],
        alignItems: 'center',
      },
    },
  },
])
export const icon = style({ display: 'flex', color: vars.text.secondary })
export const text = style({ maxWidth: '72ch', overflowWrap: 'anywhere', textWrap: 'pretty' })
export const gain = style({ fontWeight: fontWeight.semibold, color: vars.tone.positive.text })
/** On a phone the height of the button does not part it from its text. */
export const action = style({
  gridColumn: 2,
  marginBlock: `-${space[2]} -${space[2]}`,
  '@media': { [from('tablet')]: { gridColumn: 3, marginBlock: 0 } },
})
