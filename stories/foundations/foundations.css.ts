import { style, styleVariants } from '@vanilla-extract/css'
import { space, vars } from '@seberang/tokens'

export const toneSwatches = styleVariants(vars.tone, ({ soft, text }) => ({
  display: 'grid',
  gap: space[2],
  justifyItems: 'start',
  padding: space[4],
  borderRadius: '8px',
  background: soft,
  color: text,
}))
export const bar = style({ height: '12px', borderRadius: '4px', background: vars.tone.brand.solid })
export const widths = styleVariants(space, (width) => [bar, { width }])
