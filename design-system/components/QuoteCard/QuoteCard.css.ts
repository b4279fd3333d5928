import { style } from '@vanilla-extract/css'
import {
  below,
  border,
  containerUpTo,
  detailSpace,
  fontWeight,
  from,
  insideHairline,
  rem,
  space,
  vars,
  width,
} from '@seberang/tokens'
import { onPaper } from '../../styles/paper.ts'
import { dashes } from '../../styles/dashes.ts'
import { tabular, typeStep } from '../../styles/typography.ts'
import { besideEnd, besideWords, tight } from '../../styles/beside.ts'
import { forced, forcedAhead } from '../../styles/forced.ts'

export const card = style([tabular, { containerType: 'inline-size' }])
/** The width of the sheet, not of the window, decides the layout. */
const narrow = containerUpTo('medium')

const stillToCome = dashes('across', vars.border.strong, space[1.5])

export const route = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space[3],
  // Breaks inside a word only if it does not fit on a line of its own.
  overflowWrap: 'break-word',
  '@container': { [tight]: { flexDirection: 'column' } },
})
export const end = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, auto)',
  alignContent: 'start',
  flex: '0 1 auto',
  minWidth: detailSpace[22],
  maxWidth: '46%',
  selectors: { '&:last-child': { justifyItems: 'end', textAlign: 'right' } },
  '@container': {
    [tight]: {
      maxWidth: 'none',
      selectors: { '&:last-child': { justifyItems: 'start', textAlign: 'left' } },
    },
  },
})
export const place = style({
  display: 'inline-flex',
  alignItems: 'baseline',
  gap: space[2],
  minWidth: 0,
  fontWeight: fontWeight.semibold,
})
export const name = style({ minWidth: 0 })
export const crossing = style({
  flex: '1 0 auto',
  minWidth: space[6],
  textAlign: 'center',
  whiteSpace: 'nowrap',
})
export const line = style({
  display: 'block',
  // Aligned with the names beside it.
  height: border.strong,
  marginTop: insideHairline(space[3]),
  marginBottom: insideHairline(space[2.5]),
  background: stillToCome,
  '@media': { [forced]: forcedAhead },
})
export const quiet = style([typeStep('note'), { color: vars.text.tertiary, textWrap: 'pretty' }])

export const detail = style([quiet, { maxWidth: '100%', overflowWrap: 'anywhere' }])

export const goods = style({
  display: 'grid',
  gap: space[2],
  margin: `${space[2]} 0 ${space[4]}`,
  padding: 0,
})
export const product = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `0 ${space[4]}`,
  listStyle: 'none',
})
export const productText = style({ ...besideWords, overflowWrap: 'anywhere' })
export const productName = style({ fontWeight: fontWeight.semibold })
export const productValue = style({ ...besideEnd, whiteSpace: 'nowrap' })

export const facts = style({
  display: 'flex',
  justifyContent: 'space-between',
  flexWrap: 'wrap',
  gap: `${space[3]} ${space[6]}`,
  '@container': {
    [narrow]: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', columnGap: space[4] },
    [tight]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
})
export const fact = style({ minWidth: 0, overflowWrap: 'anywhere' })
export const term = style([typeStep('note'), { color: vars.text.tertiary }])
export const value = style({ fontWeight: fontWeight.semibold })

export const group = style({
  selectors: {
    '& + &': {
      marginTop: space[2.5],
      paddingTop: space[3],
      borderTop: `${border.hairline} solid ${vars.border.subtle}`,
    },
  },
})
export const groupHead = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  flexWrap: 'wrap',
  gap: `0 ${space[4]}`,
})
export const groupSum = style({ marginLeft: 'auto', fontWeight: fontWeight.bold, whiteSpace: 'nowrap' })

export const formerTotal = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  flexWrap: 'wrap',
  gap: `${space[1]} ${space[4]}`,
})
export const total = style({
  marginTop: space[3],
  paddingTop: space[4],
  borderTop: `${border.hairline} solid ${vars.border.default}`,
})
/** Beside it the QuotePanel has it. */
export const closing = style({ marginBottom: space[3], '@media': { [from('desktop')]: { display: 'none' } } })
export const totalText = style({ display: 'grid', flex: '1 1 0', minWidth: rem(width.label) })
export const totalLabel = style({ fontWeight: fontWeight.semibold })
export const former = style([
  typeStep('h3'),
  { marginLeft: 'auto', color: vars.text.secondary, whiteSpace: 'nowrap' },
])

export const start = style({ display: 'flex', flexWrap: 'wrap', gap: `${space[4]} ${space[10]}` })
export const startText = style({ flex: '1 1 0', minWidth: rem(width.label) })
export const scan = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[4],
  '@media': { [below('tablet')]: { display: 'none' } },
})
/** Paper has nothing to press: whoever has no camera at hand types it. */
export const address = style({
  display: 'none',
  maxWidth: rem(width.name),
  overflowWrap: 'anywhere',
  '@media': { [onPaper]: { display: 'block' } },
})
export const code = style({ flex: 'none', width: width.code })
