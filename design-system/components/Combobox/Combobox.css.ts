import { style } from '@vanilla-extract/css'
import { controlHeight, fontWeight, layers, radius, rem, vars } from '@seberang/tokens'
import { forcedEdge } from '../../styles/focus.ts'
import { forced } from '../../styles/forced.ts'

export const anchor = style({ position: 'relative', minWidth: 0 })
export const toggle = style({
  display: 'grid',
  placeItems: 'center',
  // As wide as a finger; the frame's own edge is part of its height.
  width: controlHeight.touch,
  marginBlock: '-1px',
  color: vars.text.secondary,
  cursor: 'pointer',
})
export const popup = style({
  position: 'absolute',
  zIndex: layers.dropdown,
  insetInline: 0,
  top: 'calc(100% + 4px)',
  borderRadius: radius.sheet,
  background: vars.background.raised,
  boxShadow: vars.shadow.pop,
  ...forcedEdge,
  selectors: { '&[data-state="closed"]': { display: 'none' } },
})
/** At most 220 px high: it never covers the field below the next. */
export const list = style({
  maxHeight: '220px',
  overflowY: 'auto',
  // Above and below, the rows keep their own distance.
  padding: '0 6px',
  selectors: { '&[data-state="closed"]': { display: 'none' } },
})
export const note = style({ padding: '14px 16px', borderTop: `1px solid ${vars.border.subtle}` })
export const rows = style({ position: 'relative' })
export const row = style({
  position: 'absolute',
  insetInline: 0,
  top: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto auto',
  alignItems: 'center',
  gap: '10px',
  minHeight: controlHeight.touch,
  padding: '8px 10px',
  borderRadius: radius.small,
  cursor: 'pointer',
  overflowWrap: 'anywhere',
  selectors: {
    '&[data-highlighted="true"]': {
      background: vars.background.hover,
      boxShadow: `inset 0 0 0 2px ${vars.focus}`,
    },
    '&[aria-selected="true"]': { background: vars.background.selected, fontWeight: fontWeight.semibold },
  },
  '@media': {
    [forced]: {
      selectors: { '&[data-highlighted="true"]': { outline: '2px solid Highlight', outlineOffset: '-2px' } },
    },
  },
})
export const detail = style({
  fontSize: rem(13),
  lineHeight: rem(18),
  fontWeight: fontWeight.regular,
  color: vars.text.secondary,
})
export const aside = style({
  color: vars.text.tertiary,
  fontWeight: fontWeight.regular,
  fontVariantNumeric: 'tabular-nums',
})
export const message = style({ padding: '12px 16px', color: vars.text.secondary })
