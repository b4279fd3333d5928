import { style } from '@vanilla-extract/css'
import { fontWeight, radius, rem, vars } from '@seberang/tokens'

const code = style({
  fontVariantNumeric: 'tabular-nums',
  fontWeight: fontWeight.semibold,
  letterSpacing: '.01em',
  // Whole on a line as long as one is wide enough; never beyond its place, and never cut.
  display: 'inline-block',
  maxWidth: '100%',
  overflowWrap: 'anywhere',
  verticalAlign: 'top',
})
const large = style({ fontSize: rem(20), lineHeight: rem(28), fontWeight: fontWeight.bold })
const marked = style({
  background: vars.accent.kunyitSoft,
  color: vars.text.primary,
  borderRadius: radius.mark,
  padding: '0 4px',
})

export const looks = {
  inherit: { plain: code, marked: `${code} ${marked}` },
  large: { plain: `${code} ${large}`, marked: `${code} ${large} ${marked}` },
}
