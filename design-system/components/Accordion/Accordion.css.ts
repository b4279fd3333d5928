import { style } from '@vanilla-extract/css'
import {
  border,
  controlHeight,
  duration,
  easing,
  fontSize,
  fontWeight,
  radius,
  space,
  vars,
} from '@seberang/tokens'
import { focusRing } from '../../styles/focus.ts'

export const item = style({
  selectors: {
    '& + &': { borderTop: `${border.hairline} solid ${vars.border.subtle}` },
    // An error inside, visible while the item is closed, too.
    '&[data-invalid="true"], & + &[data-invalid="true"]': {
      marginBlock: space[1],
      padding: `0 ${space[3]}`,
      border: `${border.strong} solid ${vars.tone.critical.solid}`,
      borderRadius: radius.control,
    },
  },
})
export const error = style({ paddingBottom: space[3] })
export const trigger = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[4],
  width: '100%',
  minHeight: controlHeight.large,
  padding: `${space[3]} 0`,
  borderRadius: radius.small,
  fontWeight: fontWeight.semibold,
  overflowWrap: 'anywhere',
  selectors: { '&:focus-visible': focusRing },
})
export const title = style({ flex: 1, minWidth: 0, textAlign: 'start' })
export const note = style({
  marginLeft: space[1],
  fontSize: fontSize.note,
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
export const content = style({
  paddingBottom: space[4],
  color: vars.text.secondary,
  overflowWrap: 'anywhere',
})
