import { style } from '@vanilla-extract/css'
import {
  border,
  controlHeight,
  duration,
  easing,
  fontSize,
  fontWeight,
  lineHeight,
  radius,
  space,
  toggle,
  vars,
} from '@seberang/tokens'
import { focusRing } from '../../styles/focus.ts'
import { forced } from '../../styles/forced.ts'

export const row = style({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: space[4],
  minHeight: controlHeight.touch,
  paddingBlock: space[2.5],
  minWidth: 0,
  cursor: 'pointer',
})
export const textBlock = style({ minWidth: 0, display: 'grid', gap: space[0.5], overflowWrap: 'anywhere' })
export const label = style({ lineHeight: lineHeight.read, fontWeight: fontWeight.semibold })
export const description = style({
  fontSize: fontSize.note,
  lineHeight: lineHeight.note,
  color: vars.text.tertiary,
})
export const track = style({
  appearance: 'none',
  position: 'relative',
  flex: 'none',
  width: toggle.width,
  height: toggle.height,
  borderRadius: radius.full,
  border: `${border.marked} solid ${vars.border.strong}`,
  background: vars.background.sunken,
  cursor: 'inherit',
  transition: `background ${duration.fast}, border-color ${duration.fast}`,
  selectors: {
    '&::before': {
      content: '',
      position: 'absolute',
      top: '50%',
      left: toggle.inset,
      width: toggle.knob,
      height: toggle.knob,
      borderRadius: '50%',
      background: vars.border.strong,
      transform: 'translateY(-50%)',
      transition: `transform ${duration.fast} ${easing.out}, background ${duration.fast}`,
    },
    '&:checked': { background: vars.tone.brand.solid, borderColor: vars.tone.brand.solid },
    '&:checked::before': { background: vars.tone.brand.on, transform: `translate(${toggle.travel}, -50%)` },
    '&:focus-visible': focusRing,
    '&:disabled': { borderColor: vars.border.default, cursor: 'not-allowed' },
    '&:disabled::before': { background: vars.border.default },
  },
  '@media': {
    [forced]: {
      selectors: {
        '&::before, &:checked::before': { forcedColorAdjust: 'none', background: 'CanvasText' },
      },
    },
  },
})
