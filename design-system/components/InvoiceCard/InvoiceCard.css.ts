import { style } from '@vanilla-extract/css'
import { below, border, fontWeight, from, layers, size, space, vars } from '@seberang/tokens'
import { beside, besideEnd, besideWords } from '../../styles/beside.ts'
import { tabular, typeStep } from '../../styles/typography.ts'

export const row = style({
  position: 'relative',
  display: 'grid',
  alignContent: 'center',
  gap: space[1],
  minHeight: size.listRow,
  padding: `${space[4]} ${space[6]}`,
  selectors: {
    '& + &': { borderTop: `${border.hairline} solid ${vars.border.subtle}` },
    '&:hover': { background: vars.background.hover },
  },
  '@media': { [below('tablet')]: { padding: space[4] } },
})
export const head = style({ ...beside, alignItems: 'baseline', columnGap: space[4] })
export const text = style([typeStep('work'), { ...besideWords, fontWeight: fontWeight.semibold }])
export const amount = style(besideEnd)
/** The code and the badge keep their line, whatever the words above take. */
export const state = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[0.5]} ${space[2]}`,
})
export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  color: vars.text.link,
  textDecoration: 'none',
  outline: 'none',
  selectors: {
    // The whole row is the link: a large target for fingers.
    '&::after': { content: '', position: 'absolute', inset: 0 },
    '&:focus-visible::after': {
      outline: `${border.strong} solid ${vars.focus}`,
      outlineOffset: `-${border.strong}`,
    },
  },
})
export const foot = style({
  ...beside,
  gap: `${space[2]} ${space[4]}`,
})
/** Above the link that the row is; where there is room it begins beside the code, so that it parts no lines. */
export const action = style({
  ...besideEnd,
  position: 'relative',
  zIndex: layers.above,
  '@media': { [from('tablet')]: { alignSelf: 'flex-start', marginTop: `-${space[6]}` } },
})
/** On phones a line of its own, which a button beside it would break into three. */
export const note = style([
  typeStep('note'),
  tabular,
  {
    ...besideWords,
    color: vars.text.tertiary,
    '@media': { [below('tablet')]: { flexBasis: '100%' } },
  },
])
export const ended = style([typeStep('work'), tabular, { color: vars.text.tertiary, whiteSpace: 'nowrap' }])
