import { style } from '@vanilla-extract/css'
import {
  detailSpace,
  displayWeight,
  from,
  layers,
  radius,
  space,
  textWidth,
  vars,
  width,
} from '@seberang/tokens'
import { typeStep } from '../../styles/typography.ts'

export const hero = style({ overflow: 'hidden', background: vars.background.page })

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[8],
  paddingTop: space[7],
  '@media': {
    [from('desktop')]: {
      gridTemplateColumns: `minmax(0, 1fr) ${width.scene}`,
      columnGap: space[10],
      alignItems: 'start',
      paddingTop: detailSpace[14],
    },
    [from('wide')]: { columnGap: detailSpace[18] },
  },
})

export const title = style([typeStep('hero'), { maxWidth: textWidth.title, textWrap: 'balance' }])
export const lead = style([
  typeStep('lead'),
  {
    marginTop: space[3],
    maxWidth: textWidth.lead,
    color: vars.text.secondary,
    textWrap: 'pretty',
    '@media': { [from('tablet')]: { marginTop: space[5] } },
  },
])
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[3],
  marginTop: space[5],
  '@media': { [from('tablet')]: { marginTop: space[7] } },
})
export const facts = style({
  display: 'none',
  '@media': { [from('tablet')]: { display: 'grid', gap: space[2.5], marginTop: space[8] } },
})
export const fact = style([
  typeStep('work'),
  {
    display: 'flex',
    alignItems: 'center',
    gap: space[2.5],
    fontWeight: displayWeight.promise,
    color: vars.text.secondary,
  },
])
export const factIcon = style({ display: 'inline-flex', flexShrink: 0, color: vars.tone.brand.text })

export const card = style({
  position: 'relative',
  zIndex: layers.sticky,
  padding: space[4],
  borderRadius: radius.sheet,
  background: vars.background.raised,
  boxShadow: vars.shadow.pop,
  '@media': { [from('tablet')]: { padding: space[6], borderRadius: radius.modal } },
})

/** The drawing overlaps the card's row where both fit, so that the shore is at the fold. */
export const drawing = style({
  marginTop: space[3],
  '@media': { [from('desktop')]: { marginTop: `-${space[3.5]}` } },
})
