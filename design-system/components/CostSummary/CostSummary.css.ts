import { style } from '@vanilla-extract/css'
import { below, border, fontWeight, iconSize, rem, space, textWidth, vars } from '@seberang/tokens'
import { CircleDashed } from '../../icons/index.ts'
import { forced, forcedInk } from '../../styles/forced.ts'
import { fittingSum, tabular, typeStep } from '../../styles/typography.ts'
import { beside, besideEnd, besideWords } from '../../styles/beside.ts'

export const line = style([typeStep('work'), { ...beside, columnGap: space[4], padding: `${space[1.5]} 0` }])
export const name = style({ ...besideWords, color: vars.text.secondary })
export const note = style([typeStep('note'), { color: vars.text.tertiary }])
export const amount = style([tabular, { ...besideEnd, whiteSpace: 'nowrap', fontWeight: fontWeight.medium }])

export const total = style({
  ...beside,
  alignItems: 'baseline',
  columnGap: space[4],
  marginTop: space[2],
  paddingTop: space[3.5],
  borderTop: `${border.hairline} solid ${vars.border.default}`,
})
/** The icon of a price so far, as a mask: the arrival page has no room for it among its scripts. */
const soFarIcon = `url("data:image/svg+xml,${encodeURIComponent(
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="black" stroke-width="1.75" stroke-linecap="round"><path d="${CircleDashed}"/></svg>`,
)}")`
const mark = rem(iconSize.text)
export const incompleteTotal = style([total])
// As the footnote: beside a sum that comes later, a long name takes two lines.
export const totalName = style([
  typeStep('work'),
  {
    display: 'flex',
    alignItems: 'flex-start',
    gap: space[2],
    ...besideWords,
    minHeight: '2lh',
    fontWeight: fontWeight.semibold,
    selectors: {
      [`${incompleteTotal} > &`]: { flexBasis: `calc(${textWidth.words} + ${mark} + ${space[2]})` },
      [`${incompleteTotal} > &::before`]: {
        content: '',
        flex: 'none',
        width: mark,
        height: mark,
        marginTop: border.hairline,
        background: vars.text.secondary,
        mask: soFarIcon,
      },
    },
    '@media': {
      // Beside its mark three.
      [below('tablet')]: { selectors: { [`${incompleteTotal} > &`]: { minHeight: '3lh' } } },
      [forced]: { selectors: { [`${incompleteTotal} > &::before`]: forcedInk } },
    },
  },
])
export const sum = style([
  typeStep('total'),
  fittingSum,
  tabular,
  {
    margin: '0 0 0 auto',
    whiteSpace: 'nowrap',
    selectors: {
      [`${incompleteTotal} > &`]: { color: vars.text.secondary, fontWeight: fontWeight.semibold },
    },
  },
])
// Reserves two lines, so that a longer sentence moves nothing.
export const footnote = style([
  typeStep('note'),
  { marginTop: space[2], minHeight: '2lh', color: vars.text.tertiary },
])
