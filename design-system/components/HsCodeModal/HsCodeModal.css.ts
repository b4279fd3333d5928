import { style } from '@vanilla-extract/css'
import { below, fontWeight, rem, vars } from '@seberang/tokens'

export { radio } from '../RadioGroup/RadioGroup.css.ts'

export const search = style({ display: 'grid', gap: '6px', marginBottom: '12px' })
export const searchInput = style({
  selectors: { '&::-webkit-search-cancel-button': { display: 'none' } },
})
/** From edge to edge of the dialog. */
export const list = style({
  marginInline: '-24px',
  marginBottom: '16px',
  '@media': { [below('tablet')]: { marginInline: '-16px' } },
})
export const row = style({
  display: 'grid',
  gridTemplateColumns: '20px 72px minmax(0, 1fr)',
  gap: '2px 12px',
  alignItems: 'start',
  minHeight: '44px',
  padding: '11px 24px',
  borderTop: `1px solid ${vars.border.subtle}`,
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: vars.background.hover },
    '&:has(:checked)': { background: vars.background.selected },
    '&[data-state="unavailable"]': { cursor: 'not-allowed', background: 'none' },
  },
  '@media': {
    [below('tablet')]: { gridTemplateColumns: '20px minmax(0, 1fr)', padding: '11px 16px' },
  },
})
export const code = style({
  lineHeight: rem(24),
  fontWeight: fontWeight.semibold,
  fontVariantNumeric: 'tabular-nums',
})
export const words = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0 8px',
  minWidth: 0,
  overflowWrap: 'anywhere',
  '@media': { [below('tablet')]: { gridColumn: 2 } },
})
export const name = style({ lineHeight: rem(24), fontWeight: fontWeight.semibold })
export const detail = style({
  flexBasis: '100%',
  fontSize: rem(13),
  lineHeight: rem(18),
  color: vars.text.tertiary,
})
export const reason = style({
  flexBasis: '100%',
  marginTop: '2px',
  fontSize: rem(13),
  lineHeight: rem(18),
  color: vars.text.secondary,
})
