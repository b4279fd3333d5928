import { style } from '@vanilla-extract/css'
import { below, fontWeight, rem, vars } from '@seberang/tokens'
import { tabular } from '../../styles/typography.ts'

// On paper it is A4; in a narrow window the same lines stand one below the other.
const narrow = below('tablet')

const quietText = { fontSize: rem(11), lineHeight: rem(16), color: vars.text.secondary } as const

export const document = style([
  tabular,
  {
    display: 'flex',
    flexDirection: 'column',
    minHeight: '297mm',
    padding: '40px 56px 32px',
    fontSize: rem(12),
    lineHeight: rem(18),
    overflowWrap: 'break-word',
    '@media': { [narrow]: { minHeight: 0, padding: '20px 16px' } },
  },
])
export const top = style({ display: 'flex', justifyContent: 'space-between', alignItems: 'flex-start' })
export const head = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'flex-end',
  gap: '24px',
  marginTop: '20px',
  paddingBottom: '12px',
  borderBottom: `1.5px solid ${vars.text.primary}`,
  '@media': { [narrow]: { flexDirection: 'column', alignItems: 'flex-start', gap: '8px' } },
})
export const title = style({
  fontSize: rem(22),
  lineHeight: rem(28),
  fontWeight: fontWeight.bold,
  letterSpacing: '-.016em',
})
export const number = style({
  textAlign: 'right',
  whiteSpace: 'nowrap',
  '@media': { [narrow]: { textAlign: 'left', whiteSpace: 'normal' } },
})
export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: '14px 28px',
  marginTop: '14px',
  '@media': { [narrow]: { gridTemplateColumns: '1fr 1fr', gap: '14px 16px' } },
})
export const quiet = style([quietText, { margin: 0 }])
export const fact = style({ margin: 0, fontWeight: fontWeight.semibold })
export const table = style({ marginTop: '18px', '@media': { [narrow]: { display: 'block' } } })
export const columns = style({ '@media': { [narrow]: { display: 'none' } } })
export const body = style({ '@media': { [narrow]: { display: 'block' } } })
export const sumRow = style({
  '@media': {
    [narrow]: {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'space-between',
      borderBottom: `1px solid ${vars.border.default}`,
    },
  },
})
export const column = style([
  quietText,
  {
    padding: '0 12px 6px 0',
    textAlign: 'left',
    fontWeight: fontWeight.medium,
    borderBottom: `1px solid ${vars.border.strong}`,
  },
])
export const amountColumn = style([column, { textAlign: 'right', paddingRight: 0 }])
export const group = style({
  padding: '9px 0 5px',
  textAlign: 'left',
  fontWeight: fontWeight.heading,
  borderBottom: `1px solid ${vars.border.default}`,
  breakAfter: 'avoid',
  '@media': { [narrow]: { display: 'block' } },
})
export const line = style({
  breakInside: 'avoid',
  '@media': {
    [narrow]: {
      display: 'grid',
      gridTemplateColumns: '22px minmax(0, 1fr) auto',
      borderBottom: `1px solid ${vars.border.subtle}`,
    },
  },
})
export const cell = style({
  width: '158px',
  padding: '5px 12px 5px 0',
  verticalAlign: 'top',
  borderBottom: `1px solid ${vars.border.subtle}`,
  '@media': { [narrow]: { width: 'auto', borderBottom: 0 } },
})
export const numberCell = style([cell, { width: '26px', color: vars.text.tertiary }])
export const reason = style([
  cell,
  quietText,
  {
    width: 'auto',
    paddingTop: '6px',
    '@media': { [narrow]: { gridColumn: '2 / -1', gridRow: 2, padding: '0 0 6px' } },
  },
])
export const amountCell = style([
  cell,
  { width: '104px', paddingRight: 0, textAlign: 'right', whiteSpace: 'nowrap' },
])
export const sum = style({
  padding: '5px 12px 5px 26px',
  textAlign: 'left',
  fontWeight: fontWeight.heading,
  borderBottom: `1px solid ${vars.border.default}`,
  '@media': { [narrow]: { paddingLeft: '22px', borderBottom: 0 } },
})
export const sumAmount = style([sum, { paddingInline: 0, textAlign: 'right', whiteSpace: 'nowrap' }])
export const total = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'flex-start',
  gap: '24px',
  marginTop: '12px',
  breakInside: 'avoid',
})
export const totalLabel = style({ fontSize: rem(14), lineHeight: rem(20), fontWeight: fontWeight.semibold })
export const amount = style({
  fontSize: rem(22),
  lineHeight: rem(28),
  fontWeight: fontWeight.bold,
  letterSpacing: '-.016em',
  whiteSpace: 'nowrap',
})
export const notes = style({ marginTop: '12px' })
export const note = style({
  display: 'grid',
  gridTemplateColumns: '118px minmax(0, 1fr)',
  gap: '12px',
  padding: '3px 0',
})
export const noteTerm = style([quietText, { fontWeight: fontWeight.semibold, color: vars.text.primary }])
export const noteText = style([quietText, { margin: 0 }])
export const foot = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 96px',
  gap: '28px',
  alignItems: 'end',
  marginTop: 'auto',
  paddingTop: '14px',
  borderTop: `1px solid ${vars.border.default}`,
  breakInside: 'avoid',
})
export const footTitle = style({ fontWeight: fontWeight.semibold })
