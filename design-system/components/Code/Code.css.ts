import { style } from '@vanilla-extract/css'
import { fontSize, fontWeight, lineHeight, radius, space, tracking, vars } from '@seberang/tokens'

const code = style({
  fontVariantNumeric: 'tabular-nums',
  fontWeight: fontWeight.semibold,
  letterSpacing: tracking.code,
  // Stays on one line if one is wide enough; never overflows and is never truncated.
  display: 'inline-block',
  maxWidth: '100%',
  overflowWrap: 'anywhere',
  verticalAlign: 'top',
})
const large = style({ fontSize: fontSize.amount, lineHeight: lineHeight.lead, fontWeight: fontWeight.bold })
const marked = style({
  background: vars.accent.markerSoft,
  color: vars.text.primary,
  borderRadius: radius.mark,
  padding: `0 ${space[1]}`,
})

export const looks = {
  inherit: { plain: code, marked: `${code} ${marked}` },
  large: { plain: `${code} ${large}`, marked: `${code} ${large} ${marked}` },
}
