import { style, styleVariants } from '@vanilla-extract/css'
import { fontWeight, radius, vars } from '@seberang/tokens'

const badge = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '6px',
  minHeight: '24px',
  maxWidth: '100%',
  overflowWrap: 'anywhere',
  padding: '4px 8px',
  borderRadius: radius.small,
  fontSize: '12px',
  lineHeight: '16px',
  fontWeight: fontWeight.semibold,
})

export const tones = styleVariants(vars.status, ({ soft, text }) => [
  badge,
  { background: soft, color: text },
])
