import { style } from '@vanilla-extract/css'
import { space, vars, width } from '@seberang/tokens'

export const sides = style({ display: 'flex', alignItems: 'center', gap: space[2], minWidth: 0 })
/** The last side has the unit. */
export const side = style({
  flex: '1 1 0',
  selectors: { '&[data-last="true"]': { flex: `1 1 ${width.figure}` } },
})
export const times = style({ color: vars.text.tertiary })
/** On a phone three boxes in a row have little room. */
export const input = style({ paddingInline: space[2] })
