import { style } from '@vanilla-extract/css'
import { duration, fontWeight, radius, rem, vars } from '@seberang/tokens'
import { focusRing } from '../../styles/focus.ts'

export const list = style({ display: 'grid' })
export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: '12px',
  minHeight: '44px',
  padding: '8px 12px',
  borderRadius: radius.control,
  color: vars.text.primary,
  fontWeight: fontWeight.medium,
  transition: `background ${duration.fast}`,
  selectors: {
    '&:hover': { background: vars.background.hover },
    '&:focus-visible': { ...focusRing, outlineOffset: '-2px' },
  },
})
export const label = style({ flex: 1, minWidth: 0 })
export const note = style({
  display: 'block',
  fontSize: rem(13),
  lineHeight: rem(18),
  color: vars.text.secondary,
})
