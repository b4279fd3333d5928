import { style } from '@vanilla-extract/css'
import {
  border,
  containerFrom,
  controlHeight,
  fontWeight,
  iconSize,
  layers,
  maxHeight,
  radius,
  size,
  space,
  vars,
} from '@seberang/tokens'
import { choiceRow } from '../../styles/choices.ts'
import { fieldFocus, fieldFocusForced, forcedEdge } from '../../styles/focus.ts'
import { forced, forcedChosen } from '../../styles/forced.ts'
import { tabular, typeStep } from '../../styles/typography.ts'
import { besideWords, tight } from '../../styles/beside.ts'

/** The minimum width for two fields in a row. */
const twoFields = containerFrom('compact')

export const card = style({ containerType: 'inline-size', minWidth: 0 })
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: `${space[2]} ${space[4]}`,
})
export const textBlock = style({ minWidth: 0, overflowWrap: 'anywhere' })
export const meta = style([
  typeStep('note'),
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${space[0.5]} ${space[2]}`,
    color: vars.text.tertiary,
  },
])
export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
  alignItems: 'start',
  marginTop: space[4],
  '@container': { [twoFields]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})

export const anchor = style({ position: 'relative', minWidth: 0 })
/** A button in the shape of a field. */
export const choice = style({
  alignItems: 'center',
  gap: space[2.5],
  width: '100%',
  padding: `${space[2]} ${space[3]}`,
  textAlign: 'left',
  cursor: 'pointer',
  selectors: { '&:focus-visible': fieldFocus },
  '@media': { [forced]: { selectors: { '&:focus-visible': fieldFocusForced } } },
})
export const chosenRow = style({ display: 'contents' })
export const chosen = style([
  typeStep('work'),
  {
    display: 'flex',
    flex: 1,
    alignItems: 'center',
    flexWrap: 'wrap',
    gap: `0 ${space[2.5]}`,
    minWidth: 0,
  },
])
export const chosenWords = style(besideWords)
export const placeholder = style([typeStep('work'), { flex: 1, color: vars.text.tertiary }])
export const detail = style([
  typeStep('note'),
  { fontWeight: fontWeight.regular, color: vars.text.secondary },
])
export const amount = style([
  typeStep('work'),
  tabular,
  {
    flex: 'none',
    fontWeight: fontWeight.semibold,
    whiteSpace: 'nowrap',
    '@container': { [tight]: { gridColumn: 'text', justifySelf: 'start' } },
  },
])

export const list = style({
  position: 'absolute',
  zIndex: layers.dropdown,
  insetInline: 0,
  top: `calc(100% + ${space[1]})`,
  // Never covers the field after the next.
  maxHeight: maxHeight.list,
  overflowY: 'auto',
  padding: space[1.5],
  borderRadius: radius.sheet,
  background: vars.background.raised,
  boxShadow: vars.shadow.pop,
  ...forcedEdge,
  selectors: { '&[data-state="closed"]': { display: 'none' } },
})
export const option = style({
  display: 'grid',
  gridTemplateColumns: `[text] minmax(0, 1fr) auto ${iconSize.text}`,
  alignItems: 'center',
  gap: space[2.5],
  minHeight: controlHeight.large,
  padding: `${space[1]} ${space[2.5]}`,
  borderRadius: radius.small,
  cursor: 'pointer',
  selectors: {
    '&[data-highlighted="true"]': {
      background: vars.background.hover,
      boxShadow: `inset 0 0 0 ${border.strong} ${vars.focus}`,
    },
    '&[aria-selected="true"]': { background: vars.tone.brand.selected },
  },
  '@media': { [forced]: { selectors: { '&[data-highlighted="true"]': forcedChosen } } },
})
export const optionText = style({ display: 'grid', minWidth: 0, overflowWrap: 'anywhere' })
export const optionName = style([typeStep('work'), { fontWeight: fontWeight.semibold }])
export const tick = style({ display: 'flex' })

export const choices = style({ marginInline: `-${space[2]}`, minWidth: 0 })
export const row = style({
  ...choiceRow,
  display: 'grid',
  gridTemplateColumns: `${iconSize.control} [text] minmax(0, 1fr) auto`,
  alignItems: 'center',
  gap: space[3.5],
  minHeight: size.listRow,
  padding: `${space[2.5]} ${space[2]}`,
  cursor: 'pointer',
  selectors: {
    '& + &': { borderTop: `${border.hairline} solid ${vars.border.subtle}` },
    ...choiceRow.selectors,
  },
})
export const rowText = style({ display: 'grid', minWidth: 0, overflowWrap: 'anywhere' })
