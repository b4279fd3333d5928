import { style } from '@vanilla-extract/css'
import {
  below,
  border,
  duration,
  fontSize,
  fontWeight,
  inLowWindows,
  lineHeight,
  maxHeight,
  radius,
  space,
  vars,
} from '@seberang/tokens'
import { focusRing } from '../../styles/focus.ts'

const [roomy, tight] = [maxHeight.panel, maxHeight.shortPanel]
export const list = style({
  display: 'grid',
  gap: space[1],
  maxHeight: roomy,
  overflowY: 'auto',
  // In low windows, the content below stays visible.
  '@media': { [below('desktop')]: { maxHeight: tight }, [inLowWindows]: { maxHeight: tight } },
})
export const entry = style({
  display: 'grid',
  gap: space[0.5],
  padding: space[3],
  borderRadius: radius.control,
  fontSize: fontSize.note,
  lineHeight: lineHeight.work,
  color: vars.text.secondary,
  transition: `background ${duration.fast}`,
  selectors: {
    '&:hover': { background: vars.background.hover },
    '&:focus-visible': { ...focusRing, outlineOffset: `-${border.strong}` },
  },
})
export const code = style({ fontSize: fontSize.work, color: vars.text.primary })
export const time = style({
  fontSize: fontSize.small,
  lineHeight: lineHeight.note,
  fontVariantNumeric: 'tabular-nums',
})
export const status = style({ color: vars.tone.caution.text, fontWeight: fontWeight.semibold })
export const empty = style({ padding: space[3], color: vars.text.secondary })
