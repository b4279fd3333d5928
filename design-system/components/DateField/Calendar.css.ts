import { globalStyle, style } from '@vanilla-extract/css'
import {
  border,
  controlHeight,
  duration,
  fontSize,
  fontWeight,
  iconSize,
  radius,
  space,
  vars,
} from '@seberang/tokens'
import { coveringSelect } from '../../styles/covering-select.ts'
import { focusRing } from '../../styles/focus.ts'
import { forced } from '../../styles/forced.ts'

export const root = style({
  width: `calc(7 * ${controlHeight.touch})`,
  maxWidth: '100%',
  fontVariantNumeric: 'tabular-nums',
})
export const months = style({ position: 'relative' })
export const month = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  rowGap: space[2],
})
export const step = style({
  display: 'grid',
  placeItems: 'center',
  width: controlHeight.touch,
  height: controlHeight.touch,
  borderRadius: radius.control,
  color: vars.text.primary,
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: vars.background.hover },
    '&:focus-visible': { ...focusRing, outlineOffset: `-${border.strong}` },
    '&[aria-disabled="true"]': { color: vars.border.default, cursor: 'default', background: 'none' },
  },
})
/** Month and year can be chosen directly: nobody should have to page back to the year of their birth. */
export const dropdowns = style({ display: 'flex', justifyContent: 'center', gap: space[1] })
export const dropdown = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: controlHeight.touch,
  padding: `0 ${space[1.5]}`,
  borderRadius: radius.control,
  selectors: {
    '&:hover': { background: vars.background.hover },
    '&:has(:focus-visible)': { ...focusRing, outlineOffset: `-${border.strong}` },
  },
})
export const select = style(coveringSelect)
export const caption = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1],
  fontWeight: fontWeight.semibold,
})
export const grid = style({
  gridColumn: '1 / -1',
  width: '100%',
  borderCollapse: 'collapse',
  tableLayout: 'fixed',
})
export const weekday = style({
  height: controlHeight.compact,
  padding: 0,
  fontSize: fontSize.note,
  fontWeight: fontWeight.regular,
  textAlign: 'center',
  overflow: 'hidden',
  color: vars.text.tertiary,
})
export const day = style({ padding: 0, textAlign: 'center' })
export const dayButton = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: '100%',
  height: controlHeight.touch,
  borderRadius: radius.control,
  cursor: 'pointer',
  transition: `background ${duration.fast}`,
  selectors: {
    '&:hover': { background: vars.background.hover },
    '&:focus-visible': { ...focusRing, outlineOffset: `-${border.strong}` },
    '&:disabled': {
      color: vars.text.tertiary,
      textDecoration: 'line-through',
      cursor: 'default',
      background: 'none',
    },
  },
})
export const outside = style({})
globalStyle(`${outside} ${dayButton}`, { color: vars.text.tertiary })
/** Today has the marker's dot. */
export const today = style({ fontWeight: fontWeight.bold })
globalStyle(`${today} ${dayButton}::after`, {
  content: '',
  position: 'absolute',
  bottom: space[1],
  width: iconSize.bullet,
  height: iconSize.bullet,
  borderRadius: '50%',
  background: vars.accent.marker,
  forcedColorAdjust: 'none',
})
export const selected = style({ fontWeight: fontWeight.semibold })
globalStyle(`${selected} ${dayButton}`, {
  background: vars.tone.brand.solid,
  color: vars.tone.brand.on,
  '@media': {
    [forced]: { forcedColorAdjust: 'none', background: 'Highlight', color: 'HighlightText' },
  },
})
