import { style, styleVariants } from '@vanilla-extract/css'
import { controlHeight, fontWeight, from, rem, vars } from '@seberang/tokens'
import { focusRing } from '../../styles/focus.ts'

const oneColumn = { display: 'grid', gap: '0 24px', gridTemplateColumns: 'minmax(0, 1fr)' } as const
export const options = styleVariants({
  1: oneColumn,
  2: { ...oneColumn, '@media': { [from('tablet')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } } },
})
export const option = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: '12px',
  minHeight: controlHeight.touch,
  paddingBlock: '10px',
  minWidth: 0,
  cursor: 'pointer',
  selectors: { '&[data-state="unavailable"]': { color: vars.text.secondary, cursor: 'not-allowed' } },
})
/** A native one: arrow keys walk and choose. */
export const radio = style({
  appearance: 'none',
  flex: 'none',
  width: rem(20),
  height: rem(20),
  marginTop: '2px',
  border: `1.5px solid ${vars.border.strong}`,
  borderRadius: '50%',
  background: vars.background.surface,
  cursor: 'inherit',
  selectors: {
    '&:checked': { border: `6px solid ${vars.tone.brand.solid}` },
    '&:focus-visible': focusRing,
    '&[data-state="invalid"]': { borderColor: vars.tone.critical.solid },
    '&:disabled': {
      background: vars.background.sunken,
      borderColor: vars.border.default,
      cursor: 'not-allowed',
    },
  },
})
export const words = style({ minWidth: 0, display: 'grid', gap: '2px', overflowWrap: 'anywhere' })
export const label = style({ lineHeight: rem(24), fontWeight: fontWeight.semibold })
export const description = style({ fontSize: rem(13), lineHeight: rem(18), color: vars.text.tertiary })
