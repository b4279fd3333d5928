import { recipe } from '@vanilla-extract/recipes'
import { fontWeight, radius, vars } from '@seberang/tokens'

export const code = recipe({
  base: {
    fontVariantNumeric: 'tabular-nums',
    fontWeight: fontWeight.semibold,
    letterSpacing: '.01em',
    // Whole on a line as long as one is wide enough; never beyond its place, and never cut.
    display: 'inline-block',
    maxWidth: '100%',
    overflowWrap: 'anywhere',
    verticalAlign: 'top',
  },
  variants: {
    size: { inherit: {}, large: { fontSize: '20px', lineHeight: '28px', fontWeight: fontWeight.bold } },
    marked: {
      true: {
        background: vars.accent.kunyitSoft,
        color: vars.text.primary,
        borderRadius: radius.mark,
        padding: '0 4px',
      },
    },
  },
})
