import { style } from '@vanilla-extract/css'
import {
  border,
  controlHeight,
  fontSize,
  fontWeight,
  layers,
  lineHeight,
  maxHeight,
  radius,
  space,
  vars,
} from '@seberang/tokens'
import { forcedEdge } from '../../styles/focus.ts'
import { forced } from '../../styles/forced.ts'

export const anchor = style({ position: 'relative', minWidth: 0 })
export const toggle = style({
  display: 'grid',
  placeItems: 'center',
  // The touch target's width; the frame's border counts towards its height.
  width: controlHeight.touch,
  marginBlock: `-${border.hairline}`,
  color: vars.text.secondary,
  cursor: 'pointer',
})
export const popup = style({
  position: 'absolute',
  zIndex: layers.dropdown,
  insetInline: 0,
  top: `calc(100% + ${space[1]})`,
  borderRadius: radius.sheet,
  background: vars.background.raised,
  boxShadow: vars.shadow.pop,
  ...forcedEdge,
  selectors: { '&[data-state="closed"]': { display: 'none' } },
})
/** At most 220 px high: it never covers the field after the next. */
export const list = style({
  maxHeight: maxHeight.list,
  overflowY: 'auto',
  // At both ends of the list, the rows keep their own distance.
  padding: `0 ${space[1.5]}`,
  selectors: { '&[data-state="closed"]': { display: 'none' } },
})
export const note = style({
  padding: `${space[3.5]} ${space[4]}`,
  borderTop: `${border.hairline} solid ${vars.border.subtle}`,
})
export const rows = style({ position: 'relative' })
export const place = style({ position: 'absolute', insetInline: 0, top: 0 })
export const head = style({
  padding: `${space[2.5]} ${space[2.5]} ${space[1]}`,
  fontSize: fontSize.note,
  lineHeight: lineHeight.note,
  fontWeight: fontWeight.semibold,
  color: vars.text.secondary,
  textWrap: 'pretty',
})
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto auto',
  alignItems: 'center',
  gap: space[2.5],
  minHeight: controlHeight.touch,
  padding: `${space[2]} ${space[2.5]}`,
  borderRadius: radius.small,
  cursor: 'pointer',
  overflowWrap: 'anywhere',
  selectors: {
    '&[data-highlighted="true"]': {
      background: vars.background.hover,
      boxShadow: `inset 0 0 0 ${border.strong} ${vars.focus}`,
    },
    '&[aria-selected="true"]': { background: vars.tone.brand.selected, fontWeight: fontWeight.semibold },
  },
  '@media': {
    [forced]: {
      selectors: {
        '&[data-highlighted="true"]': {
          outline: `${border.strong} solid Highlight`,
          outlineOffset: `-${border.strong}`,
        },
      },
    },
  },
})
export const detail = style({
  fontSize: fontSize.note,
  lineHeight: lineHeight.note,
  fontWeight: fontWeight.regular,
  color: vars.text.secondary,
})
export const aside = style({
  color: vars.text.tertiary,
  fontWeight: fontWeight.regular,
  fontVariantNumeric: 'tabular-nums',
})
export const message = style({ padding: `${space[3]} ${space[4]}`, color: vars.text.secondary })
