import { style } from '@vanilla-extract/css'
import { border, fontWeight, rem, size, space, vars, width } from '@seberang/tokens'
import { typeStep } from '../../styles/typography.ts'

export const rows = style({ display: 'grid', margin: 0, padding: 0, listStyle: 'none', minWidth: 0 })
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[3],
  minHeight: size.header,
  paddingBlock: space[2.5],
  selectors: { '& + &': { borderTop: `${border.hairline} solid ${vars.border.subtle}` } },
})
export const icon = style({ alignSelf: 'start', display: 'flex', color: vars.text.secondary })
export const words = style({
  display: 'grid',
  flex: `1 1 ${rem(width.phrase)}`,
  gap: space[0.5],
  minWidth: 0,
  overflowWrap: 'anywhere',
})
export const title = style([
  typeStep('work'),
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `0 ${space[2]}`,
    fontWeight: fontWeight.semibold,
    color: vars.text.primary,
  },
])
export const note = style([typeStep('note'), { color: vars.text.secondary, textWrap: 'pretty' }])
/** At the right edge, also on a line of its own. */
export const action = style([
  typeStep('note'),
  { display: 'flex', flexWrap: 'wrap', gap: space[3], marginInlineStart: 'auto', color: vars.text.secondary },
])
