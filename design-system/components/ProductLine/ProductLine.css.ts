import { style } from '@vanilla-extract/css'
import {
  border,
  containerUpTo,
  controlHeight,
  fontSize,
  fontWeight,
  lineHeight,
  radius,
  space,
  vars,
} from '@seberang/tokens'
import { tight } from '../../styles/beside.ts'

/** The width from which the amount has a column of its own. */
const few = containerUpTo('medium')

export const list = style({ minWidth: 0 })
/** Queries its own container, so that it fits any list. */
export const item = style({
  minWidth: 0,
  containerType: 'inline-size',
  selectors: { '& + &': { borderTop: `${border.hairline} solid ${vars.border.subtle}` } },
})
export const line = style({
  display: 'grid',
  gridTemplateColumns: `${controlHeight.touch} minmax(0, 1fr) auto auto`,
  gridTemplateAreas: '"thumbnail text amount actions"',
  alignItems: 'center',
  gap: `${space[0.5]} ${space[3.5]}`,
  padding: `${space[3]} ${space[3]} ${space[3]} ${space[5]}`,
  '@container': {
    [few]: {
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      gridTemplateAreas: '"text actions" "amount actions"',
      padding: `${space[3]} ${space[1]} ${space[3]} ${space[4]}`,
    },
    [tight]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridTemplateAreas: '"text" "amount" "actions"',
      paddingInline: space[4],
    },
  },
})
export const thumbnail = style({
  gridArea: 'thumbnail',
  display: 'grid',
  placeItems: 'center',
  width: controlHeight.touch,
  height: controlHeight.touch,
  overflow: 'hidden',
  borderRadius: radius.control,
  background: vars.background.sunken,
  color: vars.text.secondary,
  '@container': { [few]: { display: 'none' } },
})
export const photo = style({ width: '100%', height: '100%', objectFit: 'cover' })
export const textBlock = style({ gridArea: 'text', minWidth: 0, overflowWrap: 'anywhere' })
export const title = style({
  fontSize: fontSize.work,
  lineHeight: lineHeight.work,
  fontWeight: fontWeight.heading,
})
export const meta = style({
  fontSize: fontSize.note,
  lineHeight: lineHeight.note,
  color: vars.text.tertiary,
  fontVariantNumeric: 'tabular-nums',
})
export const problem = style({
  fontSize: fontSize.note,
  lineHeight: lineHeight.note,
  color: vars.tone.critical.text,
})
export const amount = style({
  gridArea: 'amount',
  textAlign: 'right',
  '@container': { [few]: { textAlign: 'left' } },
})
export const actions = style({
  gridArea: 'actions',
  display: 'flex',
  // Aligns the icon, not its edge, with the words.
  '@container': { [tight]: { marginInlineStart: `-${space[3]}` } },
})
