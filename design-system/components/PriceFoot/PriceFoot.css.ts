import { globalStyle, style, styleVariants, type StyleRule } from '@vanilla-extract/css'
import {
  amountSizeInBar,
  border,
  containerBelow,
  containerUpTo,
  fontSize,
  fontWeight,
  iconSizeInBar,
  lineHeight,
  lineHeightInBar,
  maxHeight,
  radius,
  rem,
  space,
  vars,
  width,
} from '@seberang/tokens'
import { focusRing, forcedEdge, touchTarget } from '../../styles/focus.ts'
import { scrollEdgesOn } from '../../styles/scroll-edges.ts'
import { besideEnd, besideWords, withoutColumns } from '../../styles/beside.ts'
import { fittingSum, tabular, typeStep } from '../../styles/typography.ts'
import * as fold from './Fold.css.ts'

export const foot = style([tabular, { minWidth: 0 }])

export const settled = style({
  display: 'grid',
  gap: space[1],
  paddingBottom: space[2.5],
  marginBottom: space[3],
  borderBottom: `${border.hairline} solid ${vars.border.subtle}`,
})
export const settledLine = style([
  typeStep('work'),
  {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: space[4],
    selectors: { '&[data-tone="positive"]': { color: vars.tone.positive.text } },
  },
])
export const settledName = style(besideWords)
export const settledAmount = style({
  ...besideEnd,
  whiteSpace: 'nowrap',
  fontWeight: fontWeight.medium,
})

/** A sum above its total, amounts on the edge of the total. */
export const changes = style({
  paddingBottom: space[2],
  marginBottom: space[2],
  borderBottom: `${border.hairline} solid ${vars.border.subtle}`,
})
export const changeRows = style({ display: 'grid', gap: space[0.5] })
export const changeRow = style([
  typeStep('note'),
  { display: 'flex', justifyContent: 'space-between', columnGap: space[4], color: vars.text.secondary },
])
export const changesButton = style([
  fold.button,
  {
    justifyContent: 'space-between',
    width: '100%',
    textAlign: 'start',
    color: vars.text.secondary,
  },
])

export const statement = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `0 ${space[4]}`,
})
export const words = style(besideWords)
/** The basis alone: before the total leaves its line, its words take two. */
export const basisAlone = style({ flex: '1 1 min-content', minWidth: 'min-content', overflowWrap: 'normal' })
export const below = style({ flexBasis: '100%' })
const basisColors = {
  so_far: vars.text.secondary,
  estimate: vars.text.secondary,
  kept: vars.text.secondary,
  measured: vars.text.secondary,
  due: vars.tone.caution.text,
  paid: vars.tone.positive.text,
  reversed: vars.tone.caution.text,
  ended: vars.text.secondary,
}
/** Only the icon of what is due, paid or reversed has a colour: the basis never colours the total. */
export const basisIcon = styleVariants(basisColors, (color) => ({
  display: 'inline-flex',
  flex: 'none',
  color,
}))
export const basis = style([
  typeStep('work'),
  { display: 'flex', alignItems: 'center', gap: space[2], fontWeight: fontWeight.heading },
])
export const note = style([
  typeStep('note'),
  { display: 'block', color: vars.text.tertiary, textWrap: 'pretty', overflowWrap: 'anywhere' },
])
const levied = { fontWeight: fontWeight.semibold, color: vars.tone.caution.text }
export const levies = style([typeStep('note'), { display: 'block', textWrap: 'pretty', ...levied }])
export const amounts = style({ ...besideEnd, display: 'grid', justifyItems: 'end', whiteSpace: 'nowrap' })
export const former = style([typeStep('work'), { color: vars.text.tertiary, fontWeight: fontWeight.regular }])
const incomplete = {
  selectors: { '&[data-basis="so_far"]': { color: vars.text.secondary, fontWeight: fontWeight.semibold } },
}
export const amount = styleVariants({
  medium: [typeStep('total'), fittingSum, incomplete],
  large: [typeStep('grandTotal'), fittingSum, incomplete],
})

/** Of what nobody owes any more: no total. */
export const ended = style([typeStep('read'), { color: vars.text.tertiary, fontWeight: fontWeight.heading }])

export const caution = style([
  typeStep('note'),
  {
    display: 'flex',
    gap: space[2.5],
    marginTop: space[2.5],
    padding: `${space[2.5]} ${space[3]}`,
    borderRadius: radius.control,
    ...forcedEdge,
    background: vars.tone.caution.soft,
  },
])
/** The code of a quote is one long word. */
export const cautionText = style({ minWidth: 0, overflowWrap: 'anywhere', textWrap: 'pretty' })
export const age = style([
  typeStep('small'),
  {
    display: 'flex',
    gap: space[1.5],
    marginTop: space[1.5],
    color: vars.tone.caution.text,
    textWrap: 'pretty',
  },
])
export const action = style({
  display: 'grid',
  gap: space[2],
  marginTop: space[3],
  selectors: { [`${age} + &`]: { marginTop: space[2] } },
})
export const day = style([
  typeStep('small'),
  { marginTop: space[2.5], color: vars.text.tertiary, textWrap: 'pretty' },
])

/** In a bar its words have a line of their own: beside the action they would take four. */
export const compact = style([tabular, { display: 'contents' }])
/** A row of a list has an area for the sum, and one for what is said of it. */
const rowLines = style({ display: 'grid', justifyItems: 'end', textAlign: 'right', minWidth: 0 })
export const compactRow = style([tabular, { display: 'contents' }])
export const rowSum = style([
  rowLines,
  {
    gridArea: 'amounts',
    '@container': {
      // It stands beside a status as far as the amount fits there, however long its basis.
      [withoutColumns]: { flex: '1 1 min-content', alignContent: 'start', marginTop: space[1.5] },
    },
  },
])
export const rowNotes = style([
  rowLines,
  {
    gridArea: 'notes',
    marginTop: space[0.5],
    // As wide as the areas above it, and never the reason for their width.
    selectors: { '[data-measured="yes"] &': { width: 0, minWidth: '100%' } },
    '@container': {
      [withoutColumns]: {
        // Right below the sum, before the measure.
        order: 1,
        flexBasis: '100%',
      },
    },
  },
])
/** The words, and beside them what opens the rest: within, a button of several lines would be one line of them. */
export const barLine = style({
  display: 'flex',
  alignItems: 'flex-start',
  columnGap: space[2],
  flex: '1 1 100%',
  minWidth: 0,
})
export const barWords = style({
  flex: 1,
  minWidth: 0,
  fontSize: fontSize.note,
  lineHeight: lineHeightInBar,
  color: vars.text.tertiary,
  overflowWrap: 'break-word',
  selectors: { '&:focus-visible': focusRing },
})
/** What a sum rests on is never cut. In large text more lines than a phone has room for scroll. */
export const barWordsFitted = style([
  barWords,
  {
    '@container': {
      [containerUpTo('tight')]: {
        maxHeight: rem(maxHeight.wordsInBar),
        overflowY: 'auto',
        background: scrollEdgesOn(vars.background.raised),
      },
    },
  },
])
/** Goes on in the line of the basis. */
export const barCondition = style({ '::before': { content: "' · '" } })
/** What a price that was seen became has lines of its own. */
export const barPart = style({ display: 'block', textWrap: 'pretty' })
/** What the sum does not rest on: one line, on a phone two, in large text none, until it is pressed. */
export const barRest = style({
  display: '-webkit-box',
  overflow: 'hidden',
  WebkitLineClamp: 1,
  WebkitBoxOrient: 'vertical',
  '@container': {
    [containerBelow('compact')]: { WebkitLineClamp: 2 },
    [containerUpTo('tight')]: { maxHeight: 0 },
  },
})
/** On one line. */
export const barBasis = style({
  color: vars.text.secondary,
  fontWeight: fontWeight.semibold,
  whiteSpace: 'nowrap',
  '@container': { [containerUpTo('tight')]: { whiteSpace: 'normal' } },
})
/** As high as its line. */
export const barIcon = style({ verticalAlign: 'text-bottom' })
globalStyle(`${barIcon} > svg`, { width: iconSizeInBar, height: iconSizeInBar })
/**
 * On a phone the basis stands beside the sum, which has a line of its own where both have no room on one, and the rest
 * below them in small type. In large text all of it stands above the sum.
 */
const around = (phone: StyleRule, large: StyleRule): StyleRule => ({
  '@container': { [containerBelow('compact')]: phone, [containerUpTo('tight')]: large },
})
const smallType = { lineHeight: lineHeight.dense, fontSize: fontSize.small }
const barType = { lineHeight: lineHeightInBar, fontSize: fontSize.note }
export const barLineAround = style([
  barLine,
  { order: -1, ...around({ display: 'contents' }, { display: 'flex' }) },
])
export const barWordsAround = style([
  barWordsFitted,
  around({ display: 'contents', ...smallType }, { display: 'block', ...barType }),
])
/** In the row of the sum. */
export const barHeadAround = style(around({ order: -1 }, { order: 0 }))
export const barConditionAround = style([
  barCondition,
  around(
    { order: 1, flexBasis: '100%', textWrap: 'pretty', '::before': { content: 'none' } },
    { order: 0, '::before': { content: "' · '" } },
  ),
])
/** On a phone on a line of its own. */
export const barLevies = style([
  barCondition,
  levied,
  {
    '@container': {
      [containerBelow('compact')]: { display: 'block', '::before': { content: 'none' } },
    },
  },
])
export const barLeviesAround = style([barConditionAround, levied])
export const barMore = style([
  barIcon,
  {
    display: 'inline-flex',
    position: 'relative',
    flex: 'none',
    fontSize: fontSize.note,
    lineHeight: lineHeightInBar,
    cursor: 'pointer',
    borderRadius: radius.small,
    selectors: {
      '&::after': touchTarget,
      '&:focus-visible': focusRing,
      '&[aria-expanded="true"]': { transform: 'rotate(180deg)' },
    },
  },
])
/** On a phone the former amount stands above the current one, and the action beside both. */
export const barAmount = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space[2],
  fontSize: amountSizeInBar,
  lineHeight: lineHeightInBar,
  fontWeight: fontWeight.bold,
  whiteSpace: 'nowrap',
  '@container': {
    [containerBelow('compact')]: { flexDirection: 'column', alignItems: 'flex-start' },
    // No amount breaks, but what stands before it may.
    [containerUpTo('tight')]: { whiteSpace: 'normal' },
  },
  ...incomplete,
})
/** Alone on its line, its words may break. */
export const barAmountAround = style([
  barAmount,
  {
    '@container': {
      [containerBelow('compact')]: { alignItems: 'flex-end', whiteSpace: 'normal' },
      [containerUpTo('tight')]: { alignItems: 'flex-start' },
    },
  },
])
export const barFormer = style([
  typeStep('note'),
  { color: vars.text.tertiary, fontWeight: fontWeight.regular },
])
export const rowAmount = style([
  typeStep('read'),
  { fontWeight: fontWeight.heading, whiteSpace: 'nowrap', ...incomplete },
])
export const rowFormer = style([typeStep('note'), { color: vars.text.tertiary }])
export const rowBasis = style({
  fontSize: fontSize.small,
  lineHeight: lineHeight.dense,
  color: vars.text.tertiary,
  maxWidth: rem(width.name),
  textWrap: 'balance',
})
/** Before the first word, also where those are several lines on the right edge. */
export const rowIcon = style({
  display: 'inline-flex',
  marginRight: space[1],
  verticalAlign: 'text-bottom',
})
const inRow = style({ fontSize: fontSize.small, lineHeight: lineHeight.dense, textWrap: 'pretty' })
export const rowNote = style([inRow, { color: vars.text.tertiary }])
export const rowLevies = style([inRow, levied])
export const rowTones = styleVariants({
  due: { color: vars.tone.caution.text },
  paid: { color: vars.tone.positive.text },
  reversed: { color: vars.tone.caution.text },
})
