import { recipe } from '@vanilla-extract/recipes'
import { style } from '@vanilla-extract/css'
import { fontWeight, radius, vars } from '@seberang/tokens'
import { onSolid, soft, solid, toneText } from '../../styles/tones.css.ts'

export const badge = recipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '6px',
    minHeight: '24px',
    padding: '4px 8px',
    borderRadius: radius.small,
    fontSize: '12px',
    lineHeight: '16px',
    fontWeight: fontWeight.semibold,
    maxWidth: '100%',
    overflowWrap: 'anywhere',
  },
  variants: {
    variant: {
      soft: { background: soft, color: toneText },
      solid: { background: solid, color: onSolid },
      outline: { boxShadow: `inset 0 0 0 1px ${vars.border.default}`, color: toneText },
    },
  },
  defaultVariants: { variant: 'soft' },
})

export const count = style({
  display: 'inline-grid',
  placeItems: 'center',
  minWidth: '20px',
  height: '20px',
  padding: '0 6px',
  borderRadius: radius.full,
  fontSize: '12px',
  lineHeight: '16px',
  fontWeight: fontWeight.heading,
  fontVariantNumeric: 'tabular-nums',
})
