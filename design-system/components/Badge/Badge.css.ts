import { style, styleVariants } from '@vanilla-extract/css'
import {
  border,
  controlHeight,
  fontSize,
  fontWeight,
  iconSize,
  lineHeight,
  radius,
  rem,
  space,
  vars,
} from '@seberang/tokens'
import type { Tone } from '@seberang/tokens'
import { onSolid, soft, solid, toneText, toneVars } from '../../styles/tones.css.ts'
import { forcedEdge } from '../../styles/focus.ts'

const badge = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1.5],
  minHeight: controlHeight.badge,
  padding: `${space[1]} ${space[2]}`,
  borderRadius: radius.small,
  fontSize: fontSize.small,
  lineHeight: lineHeight.dense,
  fontWeight: fontWeight.semibold,
  maxWidth: '100%',
  overflowWrap: 'anywhere',
  ...forcedEdge,
})
const variants = styleVariants(
  {
    soft: { background: soft, color: toneText },
    solid: { background: solid, color: onSolid },
    outline: { boxShadow: `inset 0 0 0 ${border.hairline} ${vars.border.default}`, color: toneText },
  },
  (look) => [badge, look],
)

/** Precomputed, so that badges of one look share one list of classes. */
export const looks = Object.fromEntries(
  Object.entries(toneVars).map(([tone, colours]) => [
    tone,
    Object.fromEntries(Object.entries(variants).map(([variant, look]) => [variant, `${colours} ${look}`])),
  ]),
) as Record<Tone, Record<keyof typeof variants, string>>

export const count = style({
  display: 'inline-grid',
  placeItems: 'center',
  minWidth: rem(iconSize.control),
  height: rem(iconSize.control),
  padding: `0 ${space[1.5]}`,
  ...forcedEdge,
  borderRadius: radius.full,
  fontSize: fontSize.small,
  lineHeight: lineHeight.dense,
  fontWeight: fontWeight.heading,
  fontVariantNumeric: 'tabular-nums',
})
