import { style } from '@vanilla-extract/css'
import { fontWeight, radius, rem, vars } from '@seberang/tokens'

export const label = style({
  marginBottom: '6px',
  fontSize: rem(14),
  lineHeight: rem(20),
  fontWeight: fontWeight.semibold,
})
export const preview = style({
  minWidth: 0,
  border: `1px solid ${vars.border.subtle}`,
  borderRadius: radius.control,
  background: vars.background.sunken,
  overflow: 'hidden',
})
export const blurred = style({
  display: 'flex',
  gap: '14px',
  padding: '20px 20px 16px',
  filter: 'blur(5px)',
  opacity: 0.55,
})
export const dot = style({
  flex: 'none',
  width: '20px',
  height: '20px',
  borderRadius: '50%',
  boxShadow: `inset 0 0 0 6px ${vars.tone.brand.solid}`,
})
export const lines = style({ flex: 1, display: 'grid', alignContent: 'start', gap: '9px' })
const line = style({ height: '11px', borderRadius: radius.mark, background: vars.border.strong })
export const short = style([line, { width: '38%' }])
export const long = style([line, { width: '84%' }])
export const middle = style([line, { width: '61%' }])
export const words = style({
  display: 'grid',
  justifyItems: 'start',
  gap: '12px',
  padding: '14px 20px 16px',
  borderTop: `1px solid ${vars.border.subtle}`,
  background: vars.background.surface,
  textWrap: 'pretty',
})
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: '8px' })
