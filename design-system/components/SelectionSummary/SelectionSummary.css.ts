import { style } from '@vanilla-extract/css'
import { space, vars } from '@seberang/tokens'
import { typeStep } from '../../styles/typography.ts'

export const summary = style({ display: 'grid', gap: space[3], minWidth: 0 })
export const text = style([typeStep('work'), { color: vars.text.secondary, textWrap: 'pretty' }])
/** Aligns the words of the button, not its edge, with the lines. */
export const fold = style({ marginInlineStart: `-${space[2.5]}` })
export const note = style([typeStep('note'), { color: vars.text.tertiary, textWrap: 'pretty' }])
