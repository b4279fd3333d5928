import { style, styleVariants } from '@vanilla-extract/css'
import {
  border,
  controlHeight,
  fontSize,
  fontWeight,
  from,
  iconSize,
  lineHeight,
  rem,
  space,
  vars,
} from '@seberang/tokens'
import { focusRing } from '../../styles/focus.ts'

const oneColumn = { display: 'grid', gap: `0 ${space[6]}`, gridTemplateColumns: 'minmax(0, 1fr)' } as const
export const options = styleVariants({
  1: oneColumn,
  2: { ...oneColumn, '@media': { [from('tablet')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } } },
})
export const option = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[3],
  minHeight: controlHeight.touch,
  paddingBlock: space[2.5],
  minWidth: 0,
  cursor: 'pointer',
  selectors: { '&[data-state="unavailable"]': { color: vars.text.secondary, cursor: 'not-allowed' } },
})
/** Native radio buttons: arrow keys move and choose. */
export const radio = style({
  appearance: 'none',
  flex: 'none',
  width: rem(iconSize.control),
  height: rem(iconSize.control),
  marginTop: space[0.5],
  border: `${border.marked} solid ${vars.border.strong}`,
  borderRadius: '50%',
  background: vars.background.surface,
  cursor: 'inherit',
  selectors: {
    '&:checked': { border: `${rem(border.dot)} solid ${vars.tone.brand.solid}` },
    '&:focus-visible': focusRing,
    '&[data-state="invalid"]': { borderColor: vars.tone.critical.solid },
    '&:disabled': {
      background: vars.background.sunken,
      borderColor: vars.border.default,
      cursor: 'not-allowed',
    },
  },
})
export const textBlock = style({ minWidth: 0, display: 'grid', gap: space[0.5], overflowWrap: 'anywhere' })
export const label = style({ lineHeight: lineHeight.read, fontWeight: fontWeight.semibold })
export const description = style({
  fontSize: fontSize.note,
  lineHeight: lineHeight.note,
  color: vars.text.tertiary,
})
