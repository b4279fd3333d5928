import { style } from '@vanilla-extract/css'
import { below, border, fontWeight, from, radius, size, space, vars } from '@seberang/tokens'
import { focusRing, visuallyHidden } from '../../styles/focus.ts'
import { typeStep } from '../../styles/typography.ts'

export const groups = style({
  border: `1px solid ${vars.border.subtle}`,
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
  padding: `${space[3]} ${space[4]} ${space[4]}`,
  selectors: { '& + &': { borderTop: `1px solid ${vars.border.subtle}` } },
  '@media': { [from('tablet')]: { padding: `${space[3]} ${space[5]} ${space[5]}` } },
})

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  columnGap: space[3],
  minHeight: size.listRow,
})
export const title = style([typeStep('work'), { fontWeight: fontWeight.semibold }])
export const note = style([typeStep('note'), { color: vars.text.tertiary }])

export const methods = style({
  display: 'grid',
  gap: space[2],
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  '@media': { [from('tablet')]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } },
})

export const input = style(visuallyHidden)

export const method = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, auto)',
  placeItems: 'center',
  minHeight: '56px',
  padding: space[2],
  border: `1px solid ${vars.border.strong}`,
  borderRadius: radius.control,
  background: vars.background.surface,
  cursor: 'pointer',
  selectors: {
    '&:has(:checked)': {
      borderColor: vars.tone.brand.solid,
      boxShadow: `inset 0 0 0 ${border.hairline} ${vars.tone.brand.solid}`,
      background: vars.background.selected,
    },
    '&:has(:focus-visible)': focusRing,
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
export const reason = style([typeStep('small'), { color: vars.text.tertiary, textAlign: 'center' }])
export const hint = style([typeStep('note'), { marginTop: space[2.5], color: vars.text.tertiary }])
export const error = style([typeStep('note'), { marginTop: space[2], color: vars.tone.critical.text }])
