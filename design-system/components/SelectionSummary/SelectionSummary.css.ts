import { style } from '@vanilla-extract/css'
import { space, vars } from '@seberang/tokens'
import { typeStep } from '../../styles/typography.ts'

export const summary = style({ display: 'grid', gap: space[3], minWidth: 0 })
export const text = style([typeStep('work'), { color: vars.text.secondary, textWrap: 'pretty' }])
export const note = style([typeStep('note'), { color: vars.text.tertiary, textWrap: 'pretty' }])
