import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '@seberang/tokens'

export const flag = style({
  flex: 'none',
  display: 'inline-block',
  verticalAlign: '-.1em',
  borderRadius: '3px',
  boxShadow: `0 0 0 1px ${vars.border.flag}`,
})
export const globe = style({ fill: 'none', stroke: vars.tone.brand.text, strokeWidth: 1.1 })
globalStyle(`${globe} rect`, { fill: vars.tone.brand.soft, stroke: 'none' })
