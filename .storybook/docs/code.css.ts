import { style, styleVariants } from '@vanilla-extract/css'
import { radius, rem, space, vars } from '@seberang/tokens'

const monospace = 'ui-monospace, "SF Mono", "Cascadia Mono", "DejaVu Sans Mono", Menlo, Consolas, monospace'

export const block = style({
  position: 'relative',
  borderRadius: radius.control,
  background: vars.background.sunken,
  minWidth: 0,
})
export const attached = style([block, { borderRadius: 0, borderTop: `1px solid ${vars.border.subtle}` }])
export const code = style({
  margin: 0,
  padding: `${space[4]} ${space[5]}`,
  paddingRight: '104px',
  fontFamily: monospace,
  fontSize: rem(13),
  lineHeight: rem(22),
  wordSpacing: 0,
  color: vars.text.primary,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  tabSize: 2,
})
export const copy = style({ position: 'absolute', top: space[2], right: space[2] })
export const kinds = styleVariants({
  comment: { color: vars.text.tertiary },
  text: { color: vars.tone.caution.text },
  word: { color: vars.tone.brand.text },
  plain: {},
})
export const inline = style({ fontFamily: monospace, fontSize: '0.93em', wordSpacing: 0 })
