import { createVar, style, styleVariants } from '@vanilla-extract/css'
import {
  below,
  border,
  duration,
  fontSize,
  fontWeight,
  from,
  gutters,
  iconSize,
  insideHairline,
  lineHeight,
  radius,
  rem,
  size,
  space,
  textWidth,
  vars,
  width,
} from '@seberang/tokens'
import { besideEnd } from '../../styles/beside.ts'
import { choiceCard, choiceRow } from '../../styles/choices.ts'

export const cards = styleVariants({
  1: { display: 'grid', gap: space[2], gridTemplateColumns: 'minmax(0, 1fr)' },
  2: {
    display: 'grid',
    gap: space[2],
    gridTemplateColumns: 'minmax(0, 1fr)',
    '@media': { [from('phone')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
  },
  3: {
    display: 'grid',
    gap: space[2],
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '@media': { [from('tablet')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
  },
})

/** One sheet of rows with hairlines between them. */
export const rows = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  border: `${border.hairline} solid ${vars.border.subtle}`,
  borderRadius: radius.sheet,
  background: vars.background.surface,
  overflow: 'hidden',
  selectors: { '&[data-state="invalid"]': { borderColor: vars.tone.critical.solid } },
})

/** The rows reach the edges of the window, the words keep the gutters. */
export const bleed = style({
  '@media': {
    [below('phone')]: { marginInline: `-${gutters.phone}`, borderRadius: 0, borderInline: 0 },
  },
})

export const card = style({
  ...choiceCard,
  position: 'relative',
  display: 'flex',
  // On a narrow card a long title keeps its width and the price moves below.
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: `0 ${space[3]}`,
  minHeight: size.listRow,
  minWidth: 0,
  padding: `${insideHairline(space[4])} ${space[4]}`,
  borderRadius: radius.control,
  cursor: 'pointer',
  transition: `border-color ${duration.fast}, background ${duration.fast}`,
  selectors: {
    '&:hover': { background: vars.background.hover },
    '[data-state="invalid"] > &': { borderColor: vars.tone.critical.solid },
    ...choiceCard.selectors,
    '&[data-state="unavailable"]': {
      cursor: 'not-allowed',
      background: vars.background.sunken,
      color: vars.text.secondary,
    },
  },
})
export const row = style({
  ...choiceRow,
  display: 'flex',
  alignItems: 'flex-start',
  gap: `0 ${space[3]}`,
  minHeight: size.listRow,
  minWidth: 0,
  padding: `${space[2.5]} ${space[4]}`,
  cursor: 'pointer',
  transition: `background ${duration.fast}`,
  selectors: {
    '& + &': { borderTop: `${border.hairline} solid ${vars.border.subtle}` },
    '&:hover': { background: vars.background.hover },
    ...choiceRow.selectors,
    '&[data-state="unavailable"]': { cursor: 'not-allowed', color: vars.text.secondary },
  },
  '@media': {
    ...choiceRow['@media'],
    [below('tablet')]: { paddingBlock: space[2] },
  },
})
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
  outline: 'none',
  selectors: {
    '&:checked': { border: `${rem(border.dot)} solid ${vars.tone.brand.solid}` },
    '&:disabled': { background: vars.background.sunken, borderColor: vars.border.default },
  },
})
export const textBlock = style({
  flex: 1,
  minWidth: `min(${width.name}, calc(100% - ${space[8]}))`,
  overflowWrap: 'anywhere',
})
export const rowText = style({ flex: 1, minWidth: 0, display: 'flow-root', overflowWrap: 'anywhere' })
/**
 * Below the title the words wrap around what is left of the price, so that a short title leaves no gap, and a price of
 * two lines beside a title of two leaves them the full width. A word without room beside it is below it, not broken.
 */
export const rowWords = style({ display: 'block', clear: 'left', overflowWrap: 'normal' })
export const rowDescription = style({
  display: 'block',
  fontSize: fontSize.note,
  lineHeight: lineHeight.note,
  color: vars.text.secondary,
  textWrap: 'pretty',
  maxWidth: '72ch',
})
export const title = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${space[2]}`,
  fontWeight: fontWeight.semibold,
  lineHeight: lineHeight.read,
})
/** Width of the price beside a title. */
export const priceWidth = createVar()
/** Beside a price, which in large text has no room there and moves below. */
export const rowTitle = style([
  title,
  {
    selectors: {
      '&[data-state="priced"]': {
        float: 'left',
        minWidth: `min(100%, ${textWidth.words})`,
        maxWidth: `calc(100% - ${priceWidth} - ${space[3]})`,
        textWrap: 'pretty',
      },
    },
    '@media': { [below('tablet')]: { lineHeight: lineHeight.work } },
  },
])
/** The icon stays at the first line of a long title. */
export const named = style({ display: 'flex', gap: space[2], minWidth: 0 })
export const mark = style({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  height: rem(iconSize.title),
})
/** The title says it, too: a narrow row has no room for both. */
export const rowIcon = style([mark, { '@media': { [below('tablet')]: { display: 'none' } } }])
export const description = style({
  fontSize: fontSize.note,
  lineHeight: lineHeight.note,
  color: vars.text.tertiary,
})
export const detail = style([description, { display: 'block', marginTop: space[0.5], textWrap: 'pretty' }])
/** A page of many rows stays short: what decides between them is read where it was chosen. */
export const rowMore = style([
  detail,
  {
    '@media': {
      [below('tablet')]: { selectors: { 'label:not(:has(:checked)) &': { display: 'none' } } },
    },
  },
])
export const reason = style({
  fontSize: fontSize.note,
  lineHeight: lineHeight.note,
  color: vars.text.secondary,
})
export const aside = style({
  ...besideEnd,
  flex: 'none',
  textAlign: 'right',
  fontWeight: fontWeight.semibold,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: lineHeight.read,
  whiteSpace: 'nowrap',
})
export const rowAside = style([
  aside,
  {
    float: 'right',
    marginLeft: space[3],
    '@media': { [below('tablet')]: { lineHeight: lineHeight.work } },
  },
])
export const asideNote = style({
  display: 'block',
  fontSize: fontSize.note,
  lineHeight: lineHeight.note,
  fontWeight: fontWeight.regular,
  color: vars.text.tertiary,
})
