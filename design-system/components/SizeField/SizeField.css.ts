import { style } from '@vanilla-extract/css'
import { space, textWidth, vars, width } from '@seberang/tokens'

/** With large text the last side takes a line of its own: each shows what is typed. */
export const sides = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
  minWidth: 0,
})
/** The last side has the unit. */
export const side = style({
  flex: '1 1 0',
  minWidth: `calc(${textWidth.figure} + ${space[4]})`,
  selectors: {
    '&[data-last="true"]': {
      flex: `1 1 ${width.figure}`,
      minWidth: `calc(2 * ${textWidth.figure} + ${space[4]})`,
    },
  },
})
export const times = style({ color: vars.text.tertiary })
/** On a phone three boxes in a row have little room. */
export const input = style({ paddingInline: space[2] })
