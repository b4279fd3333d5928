import { style } from '@vanilla-extract/css'
import {
  below,
  border,
  controlHeight,
  detailSpace,
  fontWeight,
  from,
  radius,
  rem,
  size,
  space,
  vars,
  width,
} from '@seberang/tokens'
import { choiceCard, choiceRow, focusedRow } from '../../styles/choices.ts'
import { visuallyHidden } from '../../styles/focus.ts'
import { typeStep } from '../../styles/typography.ts'

export const picker = style({ display: 'grid', gap: space[2], minWidth: 0 })
export const groups = style({
  border: `${border.hairline} solid ${vars.border.subtle}`,
  borderRadius: radius.sheet,
  background: vars.background.surface,
  overflow: 'hidden',
  selectors: { '&[data-state="invalid"]': { borderColor: vars.tone.critical.solid } },
  '@media': {
    [below('tablet')]: { marginInline: `calc(-1 * ${space[4]})`, borderRadius: 0, borderInline: 0 },
  },
})

export const group = style({
  overflowWrap: 'anywhere',
  // With what opens in it: it is one row.
  selectors: {
    '& + &': { borderTop: `${border.hairline} solid ${vars.border.subtle}` },
    '&:has(:checked)': choiceRow.selectors['&:has(:checked)'],
  },
})

/** Between what can be used and what cannot. */
export const unusable = style([
  typeStep('note'),
  {
    padding: `${space[2.5]} ${space[4]}`,
    borderTop: `${border.hairline} solid ${vars.border.subtle}`,
    borderBottom: `${border.hairline} solid ${vars.border.subtle}`,
    background: vars.background.sunken,
    fontWeight: fontWeight.semibold,
    '@media': { [from('tablet')]: { paddingInline: space[5] } },
  },
])

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  alignItems: 'center',
  gap: `0 ${space[3]}`,
  minHeight: controlHeight.tall,
  paddingRight: space[4],
  '@media': { ...choiceRow['@media'], [from('tablet')]: { paddingRight: space[5] } },
})
export const row = style({
  flex: 1,
  display: 'flex',
  alignItems: 'center',
  gap: space[3.5],
  // With larger text the plate goes below, before a word breaks.
  minWidth: `min(100%, ${rem(width.part)})`,
  minHeight: controlHeight.tall,
  padding: `${space[2]} 0 ${space[2]} ${space[4]}`,
  cursor: 'pointer',
  selectors: {
    '&:has(:focus-visible)': focusedRow,
    '&[data-state="unusable"]': { cursor: 'not-allowed', color: vars.text.secondary },
  },
  '@media': { [from('tablet')]: { paddingLeft: space[5] } },
})
export const textBlock = style({ display: 'grid', minWidth: 0 })
export const title = style([typeStep('work'), { fontWeight: fontWeight.semibold }])
export const note = style([typeStep('note'), { color: vars.text.secondary }])
export const content = style({
  padding: `0 ${space[4]} ${space[4]}`,
  '@media': {
    [from('tablet')]: { padding: `0 ${space[5]} ${space[5]} calc(${detailSpace[13]} + ${border.strong})` },
  },
})

export const methods = style({
  display: 'grid',
  gap: space[2],
  // At most four per row, each wide enough for the name of a bank.
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, max(${rem(width.label)}, (100% - 3 * ${space[2]}) / 4)), 1fr))`,
})

export const input = style(visuallyHidden)

export const method = style({
  ...choiceCard,
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, auto)',
  placeItems: 'center',
  minHeight: size.listRow,
  padding: space[2],
  borderRadius: radius.control,
  cursor: 'pointer',
  selectors: {
    ...choiceCard.selectors,
    // On a tint the white plate of the logo would be a patch.
    '&:has(:checked)': {
      ...choiceCard.selectors['&:has(:checked)'],
      background: choiceCard.background,
    },
    '&:has(:disabled)': { background: vars.background.sunken, cursor: 'default' },
  },
})

export const logo = style([
  typeStep('work'),
  {
    padding: `${space[0.5]} ${space[2.5]}`,
    borderRadius: radius.mark,
    background: vars.background.logo,
    color: vars.text.onLogo,
    fontWeight: fontWeight.bold,
  },
])
export const rowReason = style([typeStep('small'), { color: vars.text.secondary }])
export const reason = style([typeStep('small'), { color: vars.text.tertiary, textAlign: 'center' }])
export const hint = style([
  typeStep('note'),
  { color: vars.text.tertiary, selectors: { [`${methods} + &`]: { marginTop: space[2.5] } } },
])
