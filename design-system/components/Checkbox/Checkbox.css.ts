import { style } from '@vanilla-extract/css'
import { duration, fontWeight, rem, vars } from '@seberang/tokens'
import { focusRing } from '../../styles/focus.ts'
import { forced } from '../../styles/forced.ts'

export const row = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: '12px',
  minHeight: '44px',
  paddingBlock: '12px',
  minWidth: 0,
  cursor: 'pointer',
})
/** A native box: made by hand, a list of a thousand would pay for each. */
export const box = style({
  appearance: 'none',
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: rem(20),
  height: rem(20),
  border: `1.5px solid ${vars.border.strong}`,
  borderRadius: '5px',
  background: vars.background.surface,
  color: vars.tone.brand.on,
  cursor: 'pointer',
  transition: `background ${duration.fast}, border-color ${duration.fast}`,
  selectors: {
    '&:focus-visible': focusRing,
    '&:checked, &:indeterminate': { background: vars.tone.brand.solid, borderColor: vars.tone.brand.solid },
    '&::before': {
      content: '',
      width: rem(12),
      height: rem(12),
      background: 'currentColor',
      clipPath: 'inset(50%)',
    },
    '&:checked::before': {
      clipPath: 'polygon(8% 49%, 0 58%, 37% 92%, 100% 19%, 91% 11%, 36% 74%)',
    },
    '&:indeterminate::before': { clipPath: 'inset(5px 1px round 1px)' },
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
      selectors: { '&::before': { forcedColorAdjust: 'none', background: 'CanvasText' } },
    },
  },
})
export const words = style({ minWidth: 0, display: 'grid', gap: '2px', overflowWrap: 'anywhere' })
export const label = style({ fontWeight: fontWeight.semibold })
export const plainLabel = style({ fontWeight: fontWeight.regular })
export const description = style({ fontSize: rem(13), lineHeight: rem(18), color: vars.text.tertiary })
export const message = style({ paddingLeft: '32px' })
