import { style } from '@vanilla-extract/css'
import { border, duration, easing, fontWeight, radius, rem, vars } from '@seberang/tokens'
import { focusRing } from '../../styles/focus.ts'

export const item = style({
  selectors: {
    '& + &': { borderTop: `1px solid ${vars.border.subtle}` },
    // Something inside is wrong: seen while it is closed, too.
    '&[data-invalid="true"], & + &[data-invalid="true"]': {
      marginBlock: '4px',
      padding: '0 12px',
      border: `${border.strong} solid ${vars.tone.critical.solid}`,
      borderRadius: radius.control,
    },
  },
})
export const error = style({ paddingBottom: '12px' })
export const trigger = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '16px',
  width: '100%',
  minHeight: '48px',
  padding: '12px 0',
  borderRadius: radius.small,
  fontWeight: fontWeight.semibold,
  overflowWrap: 'anywhere',
  selectors: { '&:focus-visible': focusRing },
})
export const title = style({ flex: 1, minWidth: 0, textAlign: 'start' })
export const note = style({
  marginLeft: '4px',
  fontSize: rem(13),
  fontWeight: fontWeight.regular,
  color: vars.text.tertiary,
})
export const chevron = style({
  display: 'flex',
  flex: 'none',
  color: vars.text.secondary,
  transition: `transform ${duration.base} ${easing.out}`,
  selectors: { '[data-state="open"] > &': { transform: 'rotate(180deg)' } },
})
export const content = style({ paddingBottom: '16px', color: vars.text.secondary, overflowWrap: 'anywhere' })
