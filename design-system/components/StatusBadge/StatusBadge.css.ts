import { style, styleVariants } from '@vanilla-extract/css'
import { controlHeight, fontSize, fontWeight, lineHeight, radius, space, vars } from '@seberang/tokens'
import { forcedEdge } from '../../styles/focus.ts'

const badge = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1.5],
  minHeight: controlHeight.badge,
  maxWidth: '100%',
  overflowWrap: 'anywhere',
  padding: `${space[1]} ${space[2]}`,
  borderRadius: radius.small,
  fontSize: fontSize.small,
  lineHeight: lineHeight.dense,
  fontWeight: fontWeight.semibold,
  ...forcedEdge,
})

export const tones = styleVariants(vars.status, ({ soft, text }) => [
  badge,
  { background: soft, color: text },
])
