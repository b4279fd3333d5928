import { style } from '@vanilla-extract/css'
import {
  below,
  border,
  detailSpace,
  fontSize,
  fontWeight,
  iconSize,
  insideHairline,
  lineHeight,
  space,
  textWidth,
  tracking,
  vars,
  width,
  pictureSize,
} from '@seberang/tokens'
import { tabular } from '../../styles/typography.ts'

// A4 on paper; in a narrow window its lines are stacked.
const narrow = below('tablet')

const quietText = {
  fontSize: fontSize.micro,
  lineHeight: lineHeight.dense,
  color: vars.text.secondary,
} as const

export const document = style([
  tabular,
  {
    display: 'flex',
    flexDirection: 'column',
    minHeight: '297mm',
    padding: `${space[10]} ${detailSpace[14]} ${space[8]}`,
    fontSize: fontSize.small,
    lineHeight: lineHeight.note,
    overflowWrap: 'break-word',
    '@media': {
      [narrow]: { minHeight: 0, padding: `${space[5]} ${space[4]}`, overflowWrap: 'anywhere' },
    },
  },
])
export const top = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'flex-start',
  gap: space[2],
})
/** Beside the state, it wraps before it pushes it to the next line. */
export const sender = style([quietText, { margin: `${space[1]} 0 0`, maxWidth: '44ch', textWrap: 'balance' }])
export const head = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'flex-end',
  gap: space[6],
  marginTop: space[5],
  paddingBottom: space[3],
  borderBottom: `${border.marked} solid ${vars.text.primary}`,
  '@media': { [narrow]: { flexDirection: 'column', alignItems: 'flex-start', gap: space[2] } },
})
export const title = style({
  fontSize: fontSize.sum,
  lineHeight: lineHeight.lead,
  fontWeight: fontWeight.bold,
  letterSpacing: tracking.amount,
})
export const number = style({
  textAlign: 'right',
  whiteSpace: 'nowrap',
  '@media': { [narrow]: { textAlign: 'left', whiteSpace: 'normal' } },
})
/** Its hyphen ends no line. */
export const code = style({ whiteSpace: 'nowrap' })
export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: `${space[3.5]} ${space[7]}`,
  marginTop: space[3.5],
  '@media': {
    [narrow]: {
      gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, calc(1.25 * ${textWidth.words})), 1fr))`,
      gap: `${space[3.5]} ${space[4]}`,
    },
  },
})
export const quiet = style([quietText, { margin: 0 }])
export const fact = style({ margin: 0, fontWeight: fontWeight.semibold })
export const table = style({ marginTop: detailSpace[4.5], '@media': { [narrow]: { display: 'block' } } })
export const columns = style({ '@media': { [narrow]: { display: 'none' } } })
export const body = style({ '@media': { [narrow]: { display: 'block' } } })
export const sumRow = style({
  '@media': {
    [narrow]: {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'space-between',
      borderBottom: `${border.hairline} solid ${vars.border.default}`,
    },
  },
})
export const column = style([
  quietText,
  {
    padding: `0 ${space[3]} ${space[1.5]} 0`,
    textAlign: 'left',
    fontWeight: fontWeight.medium,
    borderBottom: `${border.hairline} solid ${vars.border.strong}`,
  },
])
export const amountColumn = style([column, { textAlign: 'right', paddingRight: 0 }])
export const group = style({
  padding: `${insideHairline(space[2.5])} 0 ${insideHairline(space[1.5])}`,
  textAlign: 'left',
  fontWeight: fontWeight.heading,
  borderBottom: `${border.hairline} solid ${vars.border.default}`,
  breakAfter: 'avoid',
  '@media': { [narrow]: { display: 'block' } },
})
export const line = style({
  breakInside: 'avoid',
  '@media': {
    [narrow]: {
      display: 'grid',
      gridTemplateColumns: `${iconSize.row} minmax(0, 1fr) auto`,
      borderBottom: `${border.hairline} solid ${vars.border.subtle}`,
    },
  },
})
export const cell = style({
  width: width.part,
  padding: `${insideHairline(space[1.5])} ${space[3]} ${insideHairline(space[1.5])} 0`,
  verticalAlign: 'top',
  borderBottom: `${border.hairline} solid ${vars.border.subtle}`,
  '@media': { [narrow]: { width: 'auto', borderBottom: 0 } },
})
export const numberCell = style([
  cell,
  { width: detailSpace[6.5], color: vars.text.tertiary, whiteSpace: 'nowrap', overflowWrap: 'normal' },
])
export const reason = style([
  cell,
  quietText,
  {
    width: 'auto',
    paddingTop: space[1.5],
    '@media': { [narrow]: { gridColumn: '2 / -1', gridRow: 2, padding: `0 0 ${space[1.5]}` } },
  },
])
export const amountCell = style([
  cell,
  { width: width.code, paddingRight: 0, textAlign: 'right', whiteSpace: 'nowrap' },
])
export const sum = style({
  padding: `${insideHairline(space[1.5])} ${space[3]} ${insideHairline(space[1.5])} 0`,
  textAlign: 'left',
  fontWeight: fontWeight.heading,
  borderBottom: `${border.hairline} solid ${vars.border.default}`,
  '@media': { [narrow]: { paddingLeft: detailSpace[5.5], borderBottom: 0 } },
})
export const sumSpace = style({
  padding: 0,
  borderBottom: `${border.hairline} solid ${vars.border.default}`,
  '@media': { [narrow]: { display: 'none' } },
})
export const sumAmount = style([sum, { paddingInline: 0, textAlign: 'right', whiteSpace: 'nowrap' }])
export const total = style({
  display: 'flex',
  justifyContent: 'space-between',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: `0 ${space[6]}`,
  marginTop: space[3],
  breakInside: 'avoid',
})
export const totalLabel = style({
  fontSize: fontSize.work,
  lineHeight: lineHeight.work,
  fontWeight: fontWeight.semibold,
})
export const amount = style({
  // On the right even below a note that leaves no room beside it.
  marginLeft: 'auto',
  fontSize: fontSize.sum,
  lineHeight: lineHeight.lead,
  fontWeight: fontWeight.bold,
  letterSpacing: tracking.amount,
  whiteSpace: 'nowrap',
})
/** Of an invoice that is not to be paid any more. */
export const endedAmount = style({
  fontSize: fontSize.work,
  lineHeight: lineHeight.work,
  color: vars.text.secondary,
  whiteSpace: 'nowrap',
})
export const notes = style({ marginTop: space[3] })
export const note = style({
  display: 'grid',
  gridTemplateColumns: `${width.label} minmax(0, 1fr)`,
  gap: space[3],
  padding: `${detailSpace[0.75]} 0`,
})
export const noteTerm = style([quietText, { fontWeight: fontWeight.semibold, color: vars.text.primary }])
export const noteText = style([quietText, { margin: 0 }])
export const foot = style({
  display: 'grid',
  gridTemplateColumns: `minmax(0, 1fr) ${pictureSize.hero}`,
  gap: space[7],
  alignItems: 'end',
  marginTop: 'auto',
  paddingTop: space[3.5],
  borderTop: `${border.hairline} solid ${vars.border.default}`,
  breakInside: 'avoid',
})
export const footTitle = style({ fontWeight: fontWeight.semibold })
