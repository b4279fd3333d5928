import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '@seberang/tokens'

export const icon = style({ flex: 'none', display: 'inline-block', verticalAlign: '-.2em' })
export const tones = styleVariants({
  secondary: { color: vars.text.secondary },
  tertiary: { color: vars.text.tertiary },
  brand: { color: vars.tone.brand.text },
  positive: { color: vars.tone.positive.text },
  caution: { color: vars.tone.caution.text },
  critical: { color: vars.tone.critical.text },
  info: { color: vars.tone.info.text },
})
