import { style } from '@vanilla-extract/css'
import {
  border,
  controlHeight,
  duration,
  fixedCorner,
  fontSize,
  fontWeight,
  iconSize,
  lineHeight,
  rem,
  space,
  vars,
} from '@seberang/tokens'
import { focusRing } from '../../styles/focus.ts'
import { forced } from '../../styles/forced.ts'

export const row = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[3],
  minHeight: controlHeight.touch,
  paddingBlock: space[3],
  minWidth: 0,
  cursor: 'pointer',
})
/** A dash across the middle of the square of the tick. */
const dash = `inset(${rem(iconSize.bullet)} ${border.hairline} round ${border.hairline})`

/** A native checkbox: a custom one would be too slow in a list of a thousand. */
export const box = style({
  appearance: 'none',
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: rem(iconSize.control),
  height: rem(iconSize.control),
  border: `${border.marked} solid ${vars.border.strong}`,
  borderRadius: fixedCorner.checkbox,
  background: vars.background.surface,
  color: vars.tone.brand.on,
  cursor: 'pointer',
  transition: `background ${duration.fast}, border-color ${duration.fast}`,
  selectors: {
    '&:focus-visible': focusRing,
    '&:checked, &:indeterminate': { background: vars.tone.brand.solid, borderColor: vars.tone.brand.solid },
    '&::before': {
      content: '',
      width: rem(iconSize.dot),
      height: rem(iconSize.dot),
      background: 'currentColor',
      clipPath: 'inset(50%)',
    },
    '&:checked::before': {
      clipPath: 'polygon(8% 49%, 0 58%, 37% 92%, 100% 19%, 91% 11%, 36% 74%)',
    },
    '&:indeterminate::before': { clipPath: dash },
    '&:disabled': {
      background: vars.background.sunken,
      borderColor: vars.border.default,
      cursor: 'not-allowed',
    },
    '&[aria-invalid="true"]': { borderColor: vars.tone.critical.solid },
  },
  '@media': {
    // The tick is a background, which forced colours would paint over.
    [forced]: {
      selectors: {
        '&:disabled': { borderColor: 'GrayText', borderStyle: 'dashed' },
        '&::before': { forcedColorAdjust: 'none', background: 'CanvasText' },
      },
    },
  },
})
export const textBlock = style({ minWidth: 0, display: 'grid', gap: space[0.5], overflowWrap: 'anywhere' })
export const label = style({ fontWeight: fontWeight.semibold })
export const plainLabel = style({ fontWeight: fontWeight.regular })
export const description = style({
  fontSize: fontSize.note,
  lineHeight: lineHeight.note,
  color: vars.text.tertiary,
})
export const message = style({ paddingLeft: space[8] })
