import { style, styleVariants } from '@vanilla-extract/css'
import { fontWeight, radius, rem, vars } from '@seberang/tokens'
import { forcedEdge } from '../../styles/focus.ts'

const badge = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '6px',
  minHeight: '24px',
  maxWidth: '100%',
  overflowWrap: 'anywhere',
  padding: '4px 8px',
  borderRadius: radius.small,
  fontSize: rem(12),
  lineHeight: rem(16),
  fontWeight: fontWeight.semibold,
  ...forcedEdge,
})

export const tones = styleVariants(vars.status, ({ soft, text }) => [
  badge,
  { background: soft, color: text },
])
