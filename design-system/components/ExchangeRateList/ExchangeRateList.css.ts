import { style } from '@vanilla-extract/css'
import { border, containerUpTo, fontWeight, lineHeight, space, vars, width } from '@seberang/tokens'
import { tabular, typeStep } from '../../styles/typography.ts'

export const room = style({ containerType: 'inline-size', minWidth: 0 })
export const list = style({ borderTop: `${border.hairline} solid ${vars.border.default}` })
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[1]} ${space[3]}`,
  minHeight: space[10],
  paddingBlock: space[2],
  borderBottom: `${border.hairline} solid ${vars.border.subtle}`,
})
export const textBlock = style({
  flex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[2],
  minWidth: 0,
})
export const currency = style({ fontWeight: fontWeight.medium })
export const name = style([
  typeStep('note'),
  {
    minWidth: 0,
    color: vars.text.tertiary,
    lineHeight: lineHeight.work,
    overflowWrap: 'anywhere',
    // There is no room for it beside the chart.
    '@container': { [containerUpTo('slim')]: { display: 'none' } },
  },
])
export const history = style({ flex: 'none' })
export const rate = style([
  tabular,
  { fontWeight: fontWeight.semibold, whiteSpace: 'nowrap', minWidth: width.code, textAlign: 'right' },
])
export const dated = style([typeStep('note'), { marginTop: space[2], color: vars.text.tertiary }])
export const note = style([typeStep('work'), { color: vars.text.secondary }])
