import { style } from '@vanilla-extract/css'
import { border, radius, space, vars } from '@seberang/tokens'
import { tabular, typeStep } from '../../styles/typography.ts'

export const instruction = style({ display: 'grid', gap: space[3], minWidth: 0 })
export const head = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[3] })
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
  paddingTop: space[3],
  borderTop: `${border.hairline} solid ${vars.border.subtle}`,
})
/** The words of a button, not its edge, end where the content ends. */
export const copy = style({ flex: 'none' })
export const note = style([typeStep('note'), { color: vars.text.tertiary, textWrap: 'pretty' }])
export const large = style([typeStep('total'), { ...tabular, whiteSpace: 'nowrap' }])
export const marked = style({
  background: vars.accent.markerSoft,
  borderRadius: radius.mark,
  paddingInline: space[1],
})
