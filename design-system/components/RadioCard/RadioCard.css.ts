import { style, styleVariants } from '@vanilla-extract/css'
import { duration, fontWeight, from, radius, rem, vars } from '@seberang/tokens'
import { focusRing } from '../../styles/focus.ts'

export const cards = styleVariants({
  1: { display: 'grid', gap: '8px', gridTemplateColumns: 'minmax(0, 1fr)' },
  2: {
    display: 'grid',
    gap: '8px',
    gridTemplateColumns: 'minmax(0, 1fr)',
    '@media': { [from('phone')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
  },
  3: {
    display: 'grid',
    gap: '8px',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '@media': { [from('tablet')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
  },
})

export const card = style({
  position: 'relative',
  display: 'flex',
  // On a narrow card a long title keeps its room and the price goes below.
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: '0 12px',
  minHeight: '56px',
  minWidth: 0,
  padding: '15px 16px',
  border: `1px solid ${vars.border.default}`,
  borderRadius: radius.control,
  background: vars.background.surface,
  cursor: 'pointer',
  transition: `border-color ${duration.fast}, background ${duration.fast}`,
  selectors: {
    '&:hover': { background: vars.background.hover },
    '&:has(:checked)': {
      borderColor: vars.tone.brand.solid,
      boxShadow: `inset 0 0 0 1px ${vars.tone.brand.solid}`,
      background: vars.background.selected,
    },
    '&:has(:focus-visible)': focusRing,
    '&[data-state="unavailable"]': {
      cursor: 'not-allowed',
      background: vars.background.sunken,
      color: vars.text.secondary,
    },
  },
})
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
  outline: 'none',
  selectors: {
    '&:checked': { border: `6px solid ${vars.tone.brand.solid}` },
    '&:disabled': { background: vars.background.sunken, borderColor: vars.border.default },
  },
})
export const words = style({
  flex: 1,
  minWidth: 'min(140px, calc(100% - 32px))',
  overflowWrap: 'anywhere',
})
export const title = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0 8px',
  fontWeight: fontWeight.semibold,
  lineHeight: rem(24),
})
/** The mark stays beside the first line of a long title. */
export const named = style({ display: 'flex', gap: '8px', minWidth: 0 })
export const mark = style({ display: 'flex', flex: 'none', alignItems: 'center', height: rem(24) })
export const description = style({ fontSize: rem(13), lineHeight: rem(18), color: vars.text.tertiary })
export const detail = style([description, { display: 'block', marginTop: '2px', textWrap: 'pretty' }])
export const reason = style({ fontSize: rem(13), lineHeight: rem(18), color: vars.text.secondary })
export const aside = style({
  flex: 'none',
  marginLeft: 'auto',
  textAlign: 'right',
  fontWeight: fontWeight.semibold,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: rem(24),
  whiteSpace: 'nowrap',
})
export const asideNote = style({
  display: 'block',
  fontSize: rem(13),
  lineHeight: rem(18),
  fontWeight: fontWeight.regular,
  color: vars.text.tertiary,
})
