import { style } from '@vanilla-extract/css'
import { border, layers, rem, space, vars, width } from '@seberang/tokens'
import { typeStep } from '../../styles/typography.ts'

export const footer = style({
  position: 'sticky',
  bottom: 0,
  zIndex: layers.sticky,
  background: vars.background.raised,
  borderTop: `${border.hairline} solid ${vars.border.subtle}`,
  boxShadow: vars.shadow.bar,
  paddingBottom: 'env(safe-area-inset-bottom)',
})
export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space[2]} ${space[4]}`,
  paddingBlock: space[3],
})
export const text = style([
  typeStep('note'),
  { flex: `1 1 ${rem(width.phrase)}`, minWidth: 0, color: vars.text.secondary, overflowWrap: 'anywhere' },
])
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space[2], marginInlineStart: 'auto' })
