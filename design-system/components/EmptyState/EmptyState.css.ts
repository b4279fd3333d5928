import { style } from '@vanilla-extract/css'
import { fontWeight, layers, radius, rem, vars } from '@seberang/tokens'

export const state = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'center',
  alignContent: 'center',
  gap: '4px',
  padding: '40px 24px',
  textAlign: 'center',
  minWidth: 0,
  overflowWrap: 'anywhere',
})
export const picture = style({ marginBottom: '12px', maxWidth: '100%' })
export const text = style({ maxWidth: '44ch', color: vars.text.secondary, textWrap: 'pretty' })
export const action = style({ marginTop: '16px', maxWidth: '100%' })
export const note = style({
  marginTop: '12px',
  fontSize: rem(12),
  lineHeight: rem(18),
  color: vars.text.tertiary,
})
export const reconnecting = style({
  position: 'fixed',
  right: '20px',
  bottom: '20px',
  zIndex: layers.toast,
  display: 'flex',
  alignItems: 'center',
  gap: '10px',
  padding: '12px 16px',
  borderRadius: radius.control,
  background: vars.background.inverse,
  color: vars.text.inverse,
  boxShadow: vars.shadow.pop,
  fontWeight: fontWeight.medium,
})
