import { style } from '@vanilla-extract/css'
import {
  border,
  controlHeight,
  duration,
  fontSize,
  fontWeight,
  lineHeight,
  radius,
  space,
  vars,
} from '@seberang/tokens'
import { focusRing } from '../../styles/focus.ts'

export const list = style({ display: 'grid' })
export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  minHeight: controlHeight.touch,
  padding: `${space[2]} ${space[3]}`,
  borderRadius: radius.control,
  color: vars.text.primary,
  fontWeight: fontWeight.medium,
  transition: `background ${duration.fast}`,
  selectors: {
    '&:hover': { background: vars.background.hover },
    '&:focus-visible': { ...focusRing, outlineOffset: `-${border.strong}` },
  },
})
export const label = style({ flex: 1, minWidth: 0 })
export const note = style({
  display: 'block',
  fontSize: fontSize.note,
  lineHeight: lineHeight.note,
  color: vars.text.secondary,
})
