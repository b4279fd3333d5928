import { style } from '@vanilla-extract/css'
import { duration, fontWeight, radius, vars } from '@seberang/tokens'
import { focusRing } from '../../styles/focus.ts'

export const list = style({ display: 'grid', gap: '4px', maxHeight: '420px', overflowY: 'auto' })
export const entry = style({
  display: 'grid',
  gap: '2px',
  padding: '12px',
  borderRadius: radius.control,
  fontSize: '13px',
  lineHeight: '20px',
  color: vars.text.secondary,
  transition: `background ${duration.fast}`,
  selectors: {
    '&:hover': { background: vars.background.hover },
    '&:focus-visible': { ...focusRing, outlineOffset: '-2px' },
  },
})
export const code = style({ fontSize: '14px', color: vars.text.primary })
export const time = style({ fontSize: '12px', lineHeight: '18px', fontVariantNumeric: 'tabular-nums' })
export const status = style({ color: vars.tone.caution.text, fontWeight: fontWeight.semibold })
export const empty = style({ padding: '12px', color: vars.text.secondary })
