import { style, type StyleRule } from '@vanilla-extract/css'
import { below, border, fontSize, fontWeight, lineHeight, lowWindow, space, vars } from '@seberang/tokens'
import { beside, besideEnd, besideWords, tight } from '../../styles/beside.ts'
import { tabular, typeStep } from '../../styles/typography.ts'

export const lines = style([tabular, { containerType: 'inline-size' }])
/** Where the reasons have no room: below desktops, and beside a page in low windows. */
const withoutReasons = (rule: StyleRule, part = '&'): StyleRule => ({
  '@media': {
    [below('desktop')]: { selectors: { [`[data-brief="true"] ${part}`]: rule } },
    [lowWindow('desktop', 900)]: { selectors: { [`[data-fitted="true"] ${part}`]: rule } },
  },
})
export const line = style([
  typeStep('work'),
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    columnGap: space[4],
    paddingBlock: space[1.5],
    '@container': { [tight]: beside },
    selectors: {
      '&[data-tone="discount"]': { color: vars.tone.positive.text },
      '&[data-state="missing"]': { color: vars.text.tertiary },
    },
  },
  // Without reasons between them they stand closer.
  withoutReasons({ paddingBlock: space[1] }),
])
export const name = style(besideWords)
export const note = style({ fontSize: fontSize.note, color: vars.text.tertiary })
export const amount = style({
  ...besideEnd,
  whiteSpace: 'nowrap',
  textAlign: 'right',
  fontWeight: fontWeight.medium,
  // With large text a former amount stands above the current one.
  '@container': { [tight]: { display: 'flex', flexWrap: 'wrap', justifyContent: 'end' } },
  selectors: { '[data-state="missing"] > &': { fontWeight: fontWeight.regular } },
})
export const former = style({
  marginRight: space[2],
  color: vars.text.tertiary,
  fontWeight: fontWeight.regular,
})
export const reason = style([
  typeStep('small'),
  {
    gridColumn: '1 / -1',
    flexBasis: '100%',
    maxWidth: '52ch',
    marginTop: space[0.5],
    color: vars.text.tertiary,
    textWrap: 'pretty',
  },
  withoutReasons({ display: 'none' }, ':not([data-free="true"]) > &'),
])
export const action = style({ gridColumn: '1 / -1', flexBasis: '100%' })
export const detail = style({
  gridColumn: '1 / -1',
  flexBasis: '100%',
  maxWidth: '60ch',
  marginTop: space[1.5],
  paddingLeft: space[3],
  borderLeft: `${border.strong} solid ${vars.border.default}`,
  fontSize: fontSize.note,
  lineHeight: lineHeight.work,
  color: vars.text.secondary,
  textWrap: 'pretty',
})
/** "PMK 4/2025 pasal 29" does not wrap. */
export const law = style({ whiteSpace: 'nowrap' })
