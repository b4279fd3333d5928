import { globalStyle, style } from '@vanilla-extract/css'
import {
  below,
  border,
  containerBelow,
  containerUpTo,
  fontSize,
  layers,
  lineHeight,
  rem,
  size,
  space,
  vars,
  width,
} from '@seberang/tokens'

export const footer = style({
  containerType: 'inline-size',
  position: 'sticky',
  bottom: 0,
  zIndex: layers.sticky,
  background: vars.background.raised,
  borderTop: `${border.hairline} solid ${vars.border.subtle}`,
  boxShadow: vars.shadow.bar,
})
export const bar = style({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: space[3],
  minHeight: size.wizardFooter,
  paddingBlock: space[2.5],
  '@media': { [below('tablet')]: { minHeight: 0 } },
})
export const price = style({
  display: 'flex',
  flexDirection: 'column',
  flex: `1 1 ${rem(width.name)}`,
  minWidth: 0,
  '@container': {
    // Above the buttons: the basis and the sum share a line where they have room on one.
    [containerBelow('compact')]: {
      flexFlow: 'row wrap',
      flexBasis: '100%',
      alignItems: 'baseline',
      justifyContent: 'space-between',
      columnGap: space[3],
    },
    [containerUpTo('tight')]: {
      flexFlow: 'column',
      flexBasis: rem(width.name),
      alignItems: 'stretch',
      columnGap: 0,
    },
  },
})
export const note = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  flex: `1 1 ${rem(width.name)}`,
  minWidth: 0,
  fontSize: fontSize.note,
  lineHeight: lineHeight.note,
  color: vars.text.secondary,
})
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  '@media': { [below('tablet')]: { flex: '1 1 auto' } },
})
// In large text their words make them high enough, and both stand in one row.
globalStyle(`${actions} > :is(button, a)`, {
  '@container': { [containerUpTo('tight')]: { padding: `${space[1]} ${space[3]}` } },
})
/** The next button takes the remaining width. */
globalStyle(`${actions} > *:last-child`, { '@media': { [below('tablet')]: { flex: 1 } } })
