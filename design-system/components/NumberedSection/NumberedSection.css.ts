import { style } from '@vanilla-extract/css'
import {
  border,
  detailSpace,
  fontSize,
  fontWeight,
  iconSize,
  lineHeight,
  pictureSize,
  rem,
  space,
  vars,
  width,
} from '@seberang/tokens'
import { forcedEdge } from '../../styles/focus.ts'
import { forced, forcedChosen } from '../../styles/forced.ts'

/** 720 px wide; a jump to it stays clear of the header. */
export const section = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
  maxWidth: width.form,
  minWidth: 0,
  scrollMarginTop: detailSpace[22],
  outline: 'none',
})
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[1]} ${space[3]}`,
})
export const dot = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  ...forcedEdge,
  width: rem(iconSize.feature),
  height: rem(iconSize.feature),
  borderRadius: '50%',
  fontSize: fontSize.work,
  fontWeight: fontWeight.bold,
  fontVariantNumeric: 'tabular-nums',
  boxShadow: `inset 0 0 0 ${border.marked} ${vars.border.strong}`,
  color: vars.text.secondary,
  selectors: {
    '[data-state="current"] &': {
      background: vars.tone.brand.solid,
      color: vars.tone.brand.on,
      boxShadow: 'none',
    },
    '[data-state="done"] &': {
      background: vars.tone.brand.soft,
      color: vars.tone.brand.text,
      boxShadow: 'none',
    },
  },
  '@media': { [forced]: { selectors: { '[data-state="current"] &': forcedChosen } } },
})
export const title = style({ minWidth: 0, flex: `1 1 ${rem(pictureSize.hero)}` })
export const aside = style({
  fontSize: fontSize.note,
  lineHeight: lineHeight.note,
  color: vars.text.tertiary,
  fontVariantNumeric: 'tabular-nums',
})
