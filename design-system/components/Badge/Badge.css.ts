import { style, styleVariants } from '@vanilla-extract/css'
import { fontWeight, radius, rem, vars } from '@seberang/tokens'
import type { Tone } from '@seberang/tokens'
import { onSolid, soft, solid, toneText, toneVars } from '../../styles/tones.css.ts'
import { forcedEdge } from '../../styles/focus.ts'

const badge = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '6px',
  minHeight: '24px',
  padding: '4px 8px',
  borderRadius: radius.small,
  fontSize: rem(12),
  lineHeight: rem(16),
  fontWeight: fontWeight.semibold,
  maxWidth: '100%',
  overflowWrap: 'anywhere',
  ...forcedEdge,
})
const variants = styleVariants(
  {
    soft: { background: soft, color: toneText },
    solid: { background: solid, color: onSolid },
    outline: { boxShadow: `inset 0 0 0 1px ${vars.border.default}`, color: toneText },
  },
  (look) => [badge, look],
)

/** Put together here, so that badges of one look share one list of classes. */
export const looks = Object.fromEntries(
  Object.entries(toneVars).map(([tone, colours]) => [
    tone,
    Object.fromEntries(Object.entries(variants).map(([variant, look]) => [variant, `${colours} ${look}`])),
  ]),
) as Record<Tone, Record<keyof typeof variants, string>>

export const count = style({
  display: 'inline-grid',
  placeItems: 'center',
  minWidth: rem(20),
  height: rem(20),
  padding: '0 6px',
  ...forcedEdge,
  borderRadius: radius.full,
  fontSize: rem(12),
  lineHeight: rem(16),
  fontWeight: fontWeight.heading,
  fontVariantNumeric: 'tabular-nums',
})
