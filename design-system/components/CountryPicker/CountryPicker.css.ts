import { style } from '@vanilla-extract/css'
import {
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
import { choiceCard } from '../../styles/choices.ts'
import { visuallyHidden } from '../../styles/focus.ts'
import { tight } from '../../styles/beside.ts'

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
  ...choiceCard,
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  minHeight: size.listRow,
  minWidth: 0,
  padding: `${space[2]} ${space[3]}`,
  borderRadius: radius.control,
  cursor: 'pointer',
  transition: `border-color ${duration.fast}, background ${duration.fast}`,
  selectors: {
    '&:hover': { background: vars.background.hover },
    ...choiceCard.selectors,
    '&:has([data-state="invalid"])': { borderColor: vars.tone.critical.solid },
  },
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
