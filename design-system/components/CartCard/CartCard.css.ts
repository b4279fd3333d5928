import { style } from '@vanilla-extract/css'
import {
  border,
  controlHeight,
  detailSpace,
  fontWeight,
  from,
  iconSize,
  pictureSize,
  radius,
  rem,
  space,
  vars,
  width,
} from '@seberang/tokens'
import { tabular, typeStep } from '../../styles/typography.ts'
import { forced } from '../../styles/forced.ts'
import { withoutColumns, tight } from '../../styles/beside.ts'

export const frame = style({ containerType: 'inline-size', minWidth: 0 })
export const list = style({ minWidth: 0 })
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: space[4],
  minHeight: controlHeight.roomy,
  padding: `${space[1]} ${space[5]}`,
  borderBottom: `${border.hairline} solid ${vars.border.subtle}`,
  '@container': { [withoutColumns]: { paddingInline: space[4] } },
})
export const all = style([
  typeStep('work'),
  {
    display: 'flex',
    alignItems: 'center',
    gap: space[3],
    minHeight: controlHeight.touch,
    cursor: 'pointer',
  },
])
export const allName = style({ fontWeight: fontWeight.semibold, marginRight: space[2] })
export const allNote = style([tabular, { color: vars.text.tertiary }])

/** In a card without columns, where its words begin: the check stands before them. */
const besideCheck = `calc(${space[4]} + ${rem(iconSize.control)} + ${space[3]})`
/** A line of its own. */
const ownLine = '100%'

export const row = style({
  display: 'grid',
  gridTemplateColumns: `${rem(pictureSize.large)} minmax(0, 1fr) auto`,
  gridTemplateAreas: '"thumbnail text facts" "thumbnail status facts" ". reason reason" ". actions actions"',
  // What is higher than the words does not part them from their status.
  gridTemplateRows: 'auto 1fr',
  gap: `0 ${space[4]}`,
  alignItems: 'start',
  padding: `${space[4]} ${space[5]} ${space[2]}`,
  selectors: {
    '& + &': { borderTop: `${border.hairline} solid ${vars.border.subtle}` },
    '&[data-state="selected"]': { background: vars.tone.brand.selected },
    '&[data-selectable="yes"]': {
      gridTemplateColumns: `${rem(iconSize.control)} ${rem(pictureSize.large)} minmax(0, 1fr) auto`,
      gridTemplateAreas:
        '"check thumbnail text facts" "check thumbnail status facts" ". . reason reason" ". . actions actions"',
    },
  },
  '@container': {
    // Lines that wrap: an amount that does not fit beside the status stands below it.
    [withoutColumns]: {
      position: 'relative',
      display: 'flex',
      flexWrap: 'wrap',
      padding: `${space[4]} ${space[4]} ${space[2]}`,
      columnGap: space[3],
      selectors: { '&[data-selectable="yes"]': { paddingInlineStart: besideCheck } },
    },
    [tight]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridTemplateRows: 'none',
      gridTemplateAreas: '"text" "status" "amounts" "notes" "measure" "reason" "actions"',
      selectors: {
        '&[data-selectable="yes"]': {
          paddingInlineStart: space[4],
          gridTemplateColumns: `${rem(iconSize.control)} minmax(0, 1fr)`,
          gridTemplateAreas:
            '"check text" ". status" "amounts amounts" "notes notes" "measure measure" "reason reason" "actions actions"',
        },
      },
    },
  },
})
export const check = style({
  gridArea: 'check',
  display: 'grid',
  placeItems: 'center',
  minHeight: rem(pictureSize.large),
  '@container': {
    [withoutColumns]: {
      position: 'absolute',
      insetBlockStart: space[4],
      insetInlineStart: space[4],
      minHeight: iconSize.control,
    },
    [tight]: { position: 'static' },
  },
})
export const thumbnail = style({
  gridArea: 'thumbnail',
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: rem(pictureSize.large),
  height: rem(pictureSize.large),
  borderRadius: radius.control,
  background: vars.background.sunken,
  color: vars.text.secondary,
  selectors: {
    '[data-state="selected"] > &': {
      background: vars.background.surface,
      boxShadow: `inset 0 0 0 ${border.hairline} ${vars.border.subtle}`,
    },
  },
  '@container': { [withoutColumns]: { display: 'none' } },
})
export const photo = style({
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  borderRadius: 'inherit',
})
export const flag = style({
  position: 'absolute',
  right: `-${space[1]}`,
  bottom: `-${detailSpace[0.75]}`,
  display: 'flex',
})
export const textBlock = style({
  gridArea: 'text',
  minWidth: 0,
  overflowWrap: 'anywhere',
  '@container': { [withoutColumns]: { flexBasis: ownLine } },
})
export const title = style([typeStep('work'), { fontWeight: fontWeight.heading }])
export const titleNote = style({ fontWeight: fontWeight.regular, color: vars.text.tertiary })
export const meta = style([
  typeStep('note'),
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${space[0.5]} ${space[3]}`,
    marginTop: space[0.5],
    color: vars.text.tertiary,
  },
])
/** Where nothing else is said, the actions follow beside the facts, which may be higher. */
export const statusAndActions = style({
  gridArea: 'status',
  minWidth: 0,
  '@container': { [withoutColumns]: { display: 'contents' } },
})
export const status = style({ gridArea: 'status', minWidth: 0, marginTop: space[1.5] })
/** What it weighs and costs. Amounts are as wide in every row, so that the measures stand in one column. */
export const facts = style({
  gridArea: 'facts',
  display: 'grid',
  gridTemplateColumns: `minmax(0, ${rem(width.measures)}) minmax(${rem(width.name)}, max-content)`,
  // Notes run below both, where each has a line: in the column of amounts they would take up to six.
  gridTemplateAreas: '"measure amounts" "notes notes"',
  gridTemplateRows: 'auto 1fr',
  columnGap: space[4],
  alignItems: 'start',
  selectors: {
    // Without a measure, the words have what its room leaves.
    '&[data-measured="no"]': {
      gridTemplateColumns: `fit-content(${rem(width.measures)})`,
      gridTemplateAreas: '"amounts" "notes"',
    },
  },
  '@media': {
    [from('desktop')]: {
      selectors: {
        '&[data-measured="no"]': { gridTemplateColumns: `fit-content(${rem(width.card)})` },
      },
    },
  },
  // A card without columns has areas for each of them.
  '@container': { [withoutColumns]: { display: 'contents' } },
})
export const measure = style({
  gridArea: 'measure',
  minWidth: 0,
  '@container': {
    // The value stands after its name, and the note has a line of its own.
    [withoutColumns]: {
      order: 2,
      flexBasis: ownLine,
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'baseline',
      columnGap: space[2],
      marginTop: space[1.5],
    },
  },
})
export const measureName = style([typeStep('small'), { color: vars.text.tertiary }])
export const measureValue = style([
  typeStep('work'),
  tabular,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `0 ${space[1.5]}`,
    fontWeight: fontWeight.semibold,
    whiteSpace: 'nowrap',
  },
])
export const before = style({ fontWeight: fontWeight.regular, color: vars.text.tertiary })
export const measureNote = style([
  typeStep('note'),
  tabular,
  {
    marginTop: space[0.5],
    color: vars.text.secondary,
    textWrap: 'pretty',
    '@container': { [withoutColumns]: { flexBasis: '100%' } },
  },
])

export const noAmount = style([
  typeStep('note'),
  tabular,
  {
    gridArea: 'amounts',
    justifySelf: 'end',
    maxWidth: rem(width.name),
    color: vars.text.tertiary,
    textAlign: 'right',
    textWrap: 'balance',
    '@container': { [withoutColumns]: { marginTop: space[1.5], marginInlineStart: 'auto' } },
  },
])
export const waits = style({
  display: 'inline-flex',
  marginRight: space[1],
  verticalAlign: 'middle',
})
export const reason = style([
  typeStep('note'),
  {
    gridArea: 'reason',
    display: 'flex',
    gap: space[2],
    marginTop: space[2],
    textWrap: 'pretty',
    '@container': { [withoutColumns]: { order: 3, flexBasis: ownLine } },
  },
])
/** Never with a reason, whose place it has. */
export const message = style([
  typeStep('note'),
  {
    gridArea: 'reason',
    minWidth: 0,
    marginTop: space[2],
    color: vars.text.secondary,
    textWrap: 'pretty',
    selectors: { [`${head} > &`]: { marginTop: 0 } },
    // Not above the list.
    '@container': {
      [withoutColumns]: {
        selectors: {
          '[data-selectable] > &': { order: 3, flexBasis: ownLine },
          [`${head} > &`]: { marginBottom: space[2] },
        },
      },
    },
  },
])
export const reasonIcon = style({ flex: 'none', marginTop: border.hairline, color: vars.tone.critical.text })
export const actionRow = style({
  gridArea: 'actions',
  display: 'flex',
  // The menu ends the last line of the actions.
  alignItems: 'flex-end',
  gap: space[1],
  marginInlineEnd: `-${space[2.5]}`,
  '@container': {
    [withoutColumns]: {
      order: 4,
      justifyContent: 'space-between',
      marginTop: space[1],
      flexBasis: `calc(100% + ${space[2.5]})`,
      // Below the check too: three actions and the menu are as wide as a phone.
      selectors: {
        '[data-selectable="yes"] &': {
          flexBasis: `calc(100% + ${besideCheck} - ${space[4]} + ${space[2.5]})`,
          marginInlineStart: `calc(${space[4]} - ${besideCheck})`,
        },
      },
    },
    [tight]: { selectors: { '[data-selectable="yes"] &': { marginInlineStart: 0 } } },
  },
})
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  minWidth: 0,
  minHeight: controlHeight.touch,
  columnGap: space[6],
  // Forced colours draw the edge of every button, above and below, too: those that touch would be one.
  '@media': { [forced]: { gap: space[2] } },
})
export const task = style({
  display: 'flex',
  // A task that renders nothing has no place either.
  selectors: { '&:empty': { display: 'none' } },
})
