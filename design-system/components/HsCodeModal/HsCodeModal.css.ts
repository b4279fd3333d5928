import { style } from '@vanilla-extract/css'
import {
  below,
  border,
  controlHeight,
  fontSize,
  fontWeight,
  iconSize,
  insideHairline,
  lineHeight,
  rem,
  space,
  vars,
  width,
} from '@seberang/tokens'

export { radio } from '../RadioGroup/RadioGroup.css.ts'

export const search = style({ display: 'grid', gap: space[1.5], marginBottom: space[3] })
export const searchInput = style({
  selectors: { '&::-webkit-search-cancel-button': { display: 'none' } },
})
/** Full width of the dialog. */
export const list = style({
  marginInline: `-${space[6]}`,
  marginBottom: space[4],
  '@media': { [below('tablet')]: { marginInline: `-${space[4]}` } },
})
export const row = style({
  display: 'grid',
  gridTemplateColumns: `${rem(iconSize.control)} ${width.figure} minmax(0, 1fr)`,
  gap: `${space[0.5]} ${space[3]}`,
  alignItems: 'start',
  minHeight: controlHeight.touch,
  padding: `${insideHairline(space[3])} ${space[6]}`,
  borderTop: `${border.hairline} solid ${vars.border.subtle}`,
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: vars.background.hover },
    '&:has(:checked)': { background: vars.tone.brand.selected },
    '&[data-state="unavailable"]': { cursor: 'not-allowed', background: 'none' },
  },
  '@media': {
    [below('tablet')]: {
      gridTemplateColumns: `${rem(iconSize.control)} minmax(0, 1fr)`,
      padding: `${insideHairline(space[3])} ${space[4]}`,
    },
  },
})
export const code = style({
  lineHeight: lineHeight.read,
  fontWeight: fontWeight.semibold,
  fontVariantNumeric: 'tabular-nums',
})
export const textBlock = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${space[2]}`,
  minWidth: 0,
  overflowWrap: 'anywhere',
  '@media': { [below('tablet')]: { gridColumn: 2 } },
})
export const name = style({ lineHeight: lineHeight.read, fontWeight: fontWeight.semibold })
export const detail = style({
  flexBasis: '100%',
  fontSize: fontSize.note,
  lineHeight: lineHeight.note,
  color: vars.text.tertiary,
})
export const reason = style({
  flexBasis: '100%',
  marginTop: space[0.5],
  fontSize: fontSize.note,
  lineHeight: lineHeight.note,
  color: vars.text.secondary,
})
