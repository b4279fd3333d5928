import { style } from '@vanilla-extract/css'
import { fontWeight, rem, vars } from '@seberang/tokens'

export const card = style({ display: 'grid', gap: '2px', minWidth: 0, overflowWrap: 'anywhere' })
export const head = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '0 8px' })
export const name = style({ lineHeight: rem(24), fontWeight: fontWeight.heading })
export const phone = style({ color: vars.text.tertiary, fontVariantNumeric: 'tabular-nums' })
export const lines = style({ color: vars.text.secondary, textWrap: 'pretty' })
export const note = style({ fontSize: rem(13), lineHeight: rem(18), color: vars.text.tertiary })
