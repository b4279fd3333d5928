import { style } from '@vanilla-extract/css'
import { below, duration, fontWeight, radius, rem, vars } from '@seberang/tokens'
import { focusRing } from '../../styles/focus.ts'

const [roomy, tight] = ['300px', '250px']
export const list = style({
  display: 'grid',
  gap: '4px',
  maxHeight: roomy,
  overflowY: 'auto',
  // Where the window is small, what lies under it stays in sight.
  '@media': { [below('desktop')]: { maxHeight: tight }, '(max-height: 599.98px)': { maxHeight: tight } },
})
export const entry = style({
  display: 'grid',
  gap: '2px',
  padding: '12px',
  borderRadius: radius.control,
  fontSize: rem(13),
  lineHeight: rem(20),
  color: vars.text.secondary,
  transition: `background ${duration.fast}`,
  selectors: {
    '&:hover': { background: vars.background.hover },
    '&:focus-visible': { ...focusRing, outlineOffset: '-2px' },
  },
})
export const code = style({ fontSize: rem(14), color: vars.text.primary })
export const time = style({ fontSize: rem(12), lineHeight: rem(18), fontVariantNumeric: 'tabular-nums' })
export const status = style({ color: vars.tone.caution.text, fontWeight: fontWeight.semibold })
export const empty = style({ padding: '12px', color: vars.text.secondary })
