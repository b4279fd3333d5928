import { style } from '@vanilla-extract/css'
import { controlHeight, duration, easing, fontWeight, radius, rem, vars } from '@seberang/tokens'
import { focusRing } from '../../styles/focus.ts'
import { forced } from '../../styles/forced.ts'

export const row = style({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: '16px',
  minHeight: controlHeight.touch,
  paddingBlock: '10px',
  minWidth: 0,
  cursor: 'pointer',
})
export const words = style({ minWidth: 0, display: 'grid', gap: '2px', overflowWrap: 'anywhere' })
export const label = style({ lineHeight: rem(24), fontWeight: fontWeight.semibold })
export const description = style({ fontSize: rem(13), lineHeight: rem(18), color: vars.text.tertiary })
export const track = style({
  appearance: 'none',
  position: 'relative',
  flex: 'none',
  width: '44px',
  height: '26px',
  borderRadius: radius.full,
  border: `1.5px solid ${vars.border.strong}`,
  background: vars.background.sunken,
  cursor: 'inherit',
  transition: `background ${duration.fast}, border-color ${duration.fast}`,
  selectors: {
    '&::before': {
      content: '',
      position: 'absolute',
      top: '50%',
      left: '3px',
      width: '17px',
      height: '17px',
      borderRadius: '50%',
      background: vars.border.strong,
      transform: 'translateY(-50%)',
      transition: `transform ${duration.fast} ${easing.out}, background ${duration.fast}`,
    },
    '&:checked': { background: vars.tone.brand.solid, borderColor: vars.tone.brand.solid },
    '&:checked::before': { background: vars.tone.brand.on, transform: 'translate(18px, -50%)' },
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
