import { globalStyle, style } from '@vanilla-extract/css'
import {
  below,
  border,
  controlHeight,
  from,
  fontWeight,
  minHeight,
  radius,
  size,
  space,
  vars,
} from '@seberang/tokens'
import { beside, besideEnd, besideWords } from '../../styles/beside.ts'
import { focusRing } from '../../styles/focus.ts'
import { scrollEdges, scrollEdgesOn } from '../../styles/scroll-edges.ts'
import { tabular, typeStep } from '../../styles/typography.ts'
import * as fold from '../PriceFoot/Fold.css.ts'
import { sheet } from '../Sheet/Sheet.css.ts'

export const details = style([sheet({ bleed: true }), tabular])
/** Beside a page the lines alone scroll: head and foot stay in sight. */
export const fitted = style({
  '@media': {
    [from('desktop')]: {
      display: 'flex',
      flexDirection: 'column',
      maxHeight: `calc(100dvh - ${size.aboveFooter})`,
      // In a window too low for head, foot and a few lines all of it scrolls under the action.
      overflowY: 'auto',
      overscrollBehavior: 'contain',
    },
  },
})

const edges = {
  paddingInline: space[6],
  '@media': { [below('tablet')]: { paddingInline: space[4] } },
} as const
export const head = style({
  ...edges,
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  flexWrap: 'wrap',
  gap: `0 ${space[4]}`,
  minHeight: controlHeight.tall,
  paddingBlock: space[2],
  borderBottom: `${border.hairline} solid ${vars.border.subtle}`,
})
export const body = style({
  ...edges,
  minHeight: 0,
  selectors: { '&:focus-visible': { ...focusRing, outlineOffset: `-${border.strong}` } },
})
export const scrolling = style({
  '@media': {
    [from('desktop')]: {
      minHeight: minHeight.lines,
      overflowY: 'auto',
      overscrollBehavior: 'contain',
      background: scrollEdges,
    },
  },
})
export const plain = style({ paddingBlock: space[3] })
export const group = style({
  paddingBlock: space[2],
  selectors: { '& + &': { borderTop: `${border.hairline} solid ${vars.border.subtle}` } },
})
export const groupHead = style([
  typeStep('work'),
  beside,
  {
    alignItems: 'flex-start',
    gap: `0 ${space[2.5]}`,
    width: '100%',
    minHeight: controlHeight.touch,
    paddingBlock: space[0.5],
    textAlign: 'start',
    cursor: 'pointer',
    borderRadius: radius.small,
    selectors: { '&:focus-visible': focusRing },
  },
])
export const groupIcon = style({ flex: 'none', display: 'flex', marginTop: border.hairline })
export const groupWords = style(besideWords)
export const groupTitle = style({ fontWeight: fontWeight.heading })
export const groupNote = style([typeStep('small'), { display: 'block', color: vars.text.tertiary }])
/** After the words, so that all amounts end on one edge. */
export const chevron = style({
  display: 'inline-flex',
  marginLeft: space[1],
  verticalAlign: 'middle',
  selectors: { '[aria-expanded="true"] &': { transform: 'rotate(180deg)' } },
})
export const groupSum = style({
  ...besideEnd,
  flex: 'none',
  display: 'grid',
  justifyItems: 'end',
  fontWeight: fontWeight.bold,
  whiteSpace: 'nowrap',
})
export const groupFormer = style([
  typeStep('small'),
  { color: vars.text.tertiary, fontWeight: fontWeight.regular },
])
export const groupLines = style({ paddingBottom: space[1] })
export const extra = style({
  ...edges,
  flex: 'none',
  borderTop: `${border.hairline} solid ${vars.border.subtle}`,
  paddingBlock: space[0.5],
})
export const extraAmongLines = style({
  borderTop: `${border.hairline} solid ${vars.border.subtle}`,
  paddingBlock: space[0.5],
})
export const foot = style({
  ...edges,
  flex: 'none',
  paddingBlock: `${space[3.5]} ${space[4]}`,
  borderTop: `${border.hairline} solid ${vars.border.default}`,
})
/** In sight while what is above it scrolls. */
export const footInSight = style({
  '@media': { [from('desktop')]: { position: 'sticky', bottom: 0, background: vars.background.surface } },
})
export const cautions = style({ display: 'grid', gap: space[1.5] })
globalStyle(`${cautions} ${fold.scrolling}`, { background: scrollEdgesOn(vars.tone.caution.soft) })
export const fromDesktop = style({ '@media': { [below('desktop')]: { display: 'none' } } })
/** The reasons of cautions after the lines, apart from them. */
export const reasons = style([
  typeStep('note'),
  {
    display: 'grid',
    gap: space[2],
    paddingBlock: space[3],
    borderTop: `${border.hairline} solid ${vars.border.subtle}`,
    textWrap: 'pretty',
  },
])
export const dayAmongLines = style([
  typeStep('small'),
  { paddingBottom: space[3], color: vars.text.tertiary, textWrap: 'pretty' },
])
