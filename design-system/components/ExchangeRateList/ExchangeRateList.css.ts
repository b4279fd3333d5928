import { style } from '@vanilla-extract/css'
import { fontWeight, rem, space, vars } from '@seberang/tokens'
import { tabular, typeStep } from '../../styles/typography.ts'

export const room = style({ containerType: 'inline-size', minWidth: 0 })
export const list = style({ borderTop: `1px solid ${vars.border.default}` })
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[1]} ${space[3]}`,
  minHeight: space[10],
  paddingBlock: space[2],
  borderBottom: `1px solid ${vars.border.subtle}`,
})
export const words = style({ flex: 1, display: 'flex', flexWrap: 'wrap', columnGap: space[2], minWidth: 0 })
export const currency = style({ fontWeight: fontWeight.medium })
export const name = style([
  typeStep('note'),
  {
    minWidth: 0,
    color: vars.text.tertiary,
    lineHeight: rem(20),
    overflowWrap: 'anywhere',
    // Beside the line there is no room for it.
    '@container': { '(max-width: 360px)': { display: 'none' } },
  },
])
export const history = style({ flex: 'none' })
export const rate = style([
  tabular,
  { fontWeight: fontWeight.semibold, whiteSpace: 'nowrap', minWidth: '104px', textAlign: 'right' },
])
export const dated = style([typeStep('note'), { marginTop: space[2], color: vars.text.tertiary }])
export const note = style([typeStep('work'), { color: vars.text.secondary }])
