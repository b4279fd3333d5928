import { style } from '@vanilla-extract/css'
import { vars } from '@seberang/tokens'

export const sides = style({ display: 'flex', alignItems: 'center', gap: '8px', minWidth: 0 })
/** The last one carries the unit. */
export const side = style({
  flex: '1 1 0',
  selectors: { '&[data-last="true"]': { flex: '1 1 72px' } },
})
export const times = style({ color: vars.text.tertiary })
/** Three boxes beside each other on a phone have little room. */
export const input = style({ paddingInline: '8px' })
