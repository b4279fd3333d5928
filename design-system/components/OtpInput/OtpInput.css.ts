import { globalStyle, keyframes, style } from '@vanilla-extract/css'
import {
  below,
  border,
  controlHeight,
  detailSpace,
  duration,
  fontSize,
  fontWeight,
  iconSize,
  radius,
  size,
  space,
  vars,
} from '@seberang/tokens'
import { fieldFocus, fieldFocusForced } from '../../styles/focus.ts'
import { forced } from '../../styles/forced.ts'

export const boxes = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  gap: space[2.5],
  '@media': { [below('tablet')]: { gap: space[2] } },
})
export const box = style({
  display: 'grid',
  placeItems: 'center',
  height: controlHeight.tall,
  border: `${border.hairline} solid ${vars.border.strong}`,
  borderRadius: radius.control,
  background: vars.background.surface,
  fontSize: fontSize.total,
  fontWeight: fontWeight.heading,
  fontVariantNumeric: 'tabular-nums',
  '@media': {
    [below('tablet')]: { height: size.listRow },
    [forced]: { selectors: { '&[data-active="true"]': fieldFocusForced } },
  },
  selectors: {
    '&[data-state="invalid"]': {
      borderColor: vars.tone.critical.solid,
      background: vars.tone.critical.soft,
      color: vars.tone.critical.text,
    },
    '&[data-active="true"]': fieldFocus,
  },
})
const blink = keyframes({ '50%': { opacity: 0 } })
export const caret = style({
  width: border.strong,
  height: detailSpace[6.5],
  background: vars.text.primary,
  animation: `${blink} ${duration.pulse} step-end infinite`,
})
/** Hint and error in one place, as high as the higher of them. */
export const messages = style({ display: 'grid', gridTemplateAreas: '"message"' })
globalStyle(`${messages} > *`, { gridArea: 'message' })
export const replacedHint = style({ visibility: 'hidden' })
/** Represents a hidden digit. */
export const dot = style({
  width: iconSize.dot,
  height: iconSize.dot,
  borderRadius: radius.full,
  background: 'currentColor',
  // Forced colours replace backgrounds with the system's.
  border: `${border.dot} solid currentColor`,
})
/** The transparent input covers its boxes; forced colours would make it opaque. */
export const field = style({ '@media': { [forced]: { opacity: '0 !important' } } })
