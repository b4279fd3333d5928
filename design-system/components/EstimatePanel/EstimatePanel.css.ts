import { style } from '@vanilla-extract/css'
import { below, border, radius, space, vars } from '@seberang/tokens'
import { typeStep } from '../../styles/typography.ts'

export const panel = style({
  border: `${border.hairline} solid ${vars.border.subtle}`,
  borderRadius: radius.sheet,
  background: vars.background.surface,
})
export const part = style({
  overflowWrap: 'anywhere',
  padding: `${space[4]} ${space[6]}`,
  '@media': { [below('tablet')]: { padding: space[4] } },
  selectors: { '& + &': { borderTop: `${border.hairline} solid ${vars.border.subtle}` } },
})
export const quiet = style([typeStep('note'), { color: vars.text.secondary, textWrap: 'pretty' }])
export const total = style({ marginBlock: space[1] })
export const advice = style([typeStep('note'), { display: 'flex', gap: space[2.5] }])
export const adviceText = style({ minWidth: 0, color: vars.text.secondary, textWrap: 'pretty' })
export const actions = style({ display: 'grid', gap: space[2] })
export const footnote = style([
  typeStep('note'),
  { marginTop: space[3], color: vars.text.tertiary, textWrap: 'pretty' },
])
