import { style } from '@vanilla-extract/css'
import { duration, fontWeight, radius, rem, vars } from '@seberang/tokens'
import { focusRing, visuallyHidden } from '../../styles/focus.ts'
import { tight } from '../../styles/beside.ts'
import { forced, forcedChosen } from '../../styles/forced.ts'

const few = `(max-width: ${rem(380)})`

export const room = style({ containerType: 'inline-size', minWidth: 0 })
export const grid = style({
  display: 'grid',
  gap: '8px',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  '@container': {
    [`(min-width: ${rem(540)})`]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    [tight]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
})
export const input = style(visuallyHidden)
export const card = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: '12px',
  minHeight: '56px',
  minWidth: 0,
  padding: '8px 12px',
  border: `1px solid ${vars.border.default}`,
  borderRadius: radius.control,
  background: vars.background.surface,
  cursor: 'pointer',
  transition: `border-color ${duration.fast}, background ${duration.fast}`,
  selectors: {
    '&:hover': { background: vars.background.hover },
    '&:has(:checked)': {
      borderColor: vars.tone.brand.solid,
      boxShadow: `inset 0 0 0 1px ${vars.tone.brand.solid}`,
      background: vars.background.selected,
    },
    '&:has(:focus-visible)': focusRing,
    '&:has([data-state="invalid"])': { borderColor: vars.tone.critical.solid },
  },
  '@media': { [forced]: { selectors: { '&:has(:checked):not(:has(:focus-visible))': forcedChosen } } },
  '@container': {
    [few]: { flexWrap: 'wrap', gap: '4px 8px', alignContent: 'flex-start' },
  },
})
export const check = style({
  flex: 'none',
  display: 'none',
  marginLeft: 'auto',
  color: vars.tone.brand.text,
  selectors: { [`${card}:has(:checked) &`]: { display: 'block' } },
  '@container': { [few]: { position: 'absolute', top: '8px', right: '8px' } },
})
export const flag = style({ flex: 'none', display: 'flex' })
export const words = style({
  flex: 1,
  minWidth: 'min(96px, 100%)',
  display: 'grid',
  gap: '2px',
  overflowWrap: 'anywhere',
})
export const name = style({ lineHeight: rem(20), fontWeight: fontWeight.heading })
export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 10px',
  fontSize: rem(13),
  lineHeight: rem(18),
  color: vars.text.tertiary,
  fontVariantNumeric: 'tabular-nums',
})
export const fact = style({ display: 'inline-flex', alignItems: 'center', gap: '4px', whiteSpace: 'nowrap' })
