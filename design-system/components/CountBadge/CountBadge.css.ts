import { styleVariants } from '@vanilla-extract/css'
import { vars } from '@seberang/tokens'
import { count } from '../Badge/Badge.css.ts'

export const tones = styleVariants({
  neutral: [count, { background: vars.background.sunken, color: vars.text.secondary }],
  brand: [count, { background: vars.tone.brand.solid, color: vars.tone.brand.on }],
  caution: [count, { background: vars.tone.caution.solid, color: vars.tone.caution.on }],
  critical: [count, { background: vars.tone.critical.soft, color: vars.tone.critical.text }],
})
