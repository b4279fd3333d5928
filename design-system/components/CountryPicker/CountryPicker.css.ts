import { style } from '@vanilla-extract/css'
import {
  border,
  containerUpTo,
  containerFrom,
  duration,
  fontSize,
  fontWeight,
  lineHeight,
  radius,
  size,
  space,
  vars,
  width,
} from '@seberang/tokens'
import { focusRing, visuallyHidden } from '../../styles/focus.ts'
import { tight } from '../../styles/beside.ts'
import { forced, forcedChosen } from '../../styles/forced.ts'

const few = containerUpTo('narrow')

export const room = style({ containerType: 'inline-size', minWidth: 0 })
export const grid = style({
  display: 'grid',
  gap: space[2],
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  '@container': {
    [containerFrom('roomy')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    [tight]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
})
export const input = style(visuallyHidden)
export const card = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  minHeight: size.listRow,
  minWidth: 0,
  padding: `${space[2]} ${space[3]}`,
  border: `${border.hairline} solid ${vars.border.default}`,
  borderRadius: radius.control,
  background: vars.background.surface,
  cursor: 'pointer',
  transition: `border-color ${duration.fast}, background ${duration.fast}`,
  selectors: {
    '&:hover': { background: vars.background.hover },
    '&:has(:checked)': {
      borderColor: vars.tone.brand.solid,
      boxShadow: `inset 0 0 0 ${border.hairline} ${vars.tone.brand.solid}`,
      background: vars.tone.brand.selected,
    },
    '&:has(:focus-visible)': focusRing,
    '&:has([data-state="invalid"])': { borderColor: vars.tone.critical.solid },
  },
  '@media': { [forced]: { selectors: { '&:has(:checked):not(:has(:focus-visible))': forcedChosen } } },
  '@container': {
    [few]: { flexWrap: 'wrap', gap: `${space[1]} ${space[2]}`, alignContent: 'flex-start' },
  },
})
export const check = style({
  flex: 'none',
  display: 'none',
  marginLeft: 'auto',
  color: vars.tone.brand.text,
  selectors: { [`${card}:has(:checked) &`]: { display: 'block' } },
  '@container': { [few]: { position: 'absolute', top: space[2], right: space[2] } },
})
export const flag = style({ flex: 'none', display: 'flex' })
export const textBlock = style({
  flex: 1,
  minWidth: `min(${width.code}, 100%)`,
  display: 'grid',
  gap: space[0.5],
  overflowWrap: 'anywhere',
  // Below the flag in two narrow columns, whatever the length of a name; beside it again in one.
  '@container': { [few]: { flexBasis: '100%' }, [tight]: { flexBasis: 0 } },
})
export const name = style({ lineHeight: lineHeight.work, fontWeight: fontWeight.heading })
export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${space[2.5]}`,
  fontSize: fontSize.note,
  lineHeight: lineHeight.note,
  color: vars.text.tertiary,
  fontVariantNumeric: 'tabular-nums',
})
export const fact = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1],
  whiteSpace: 'nowrap',
})
