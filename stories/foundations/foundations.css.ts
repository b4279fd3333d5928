import { style, styleVariants } from '@vanilla-extract/css'
import { from, radius, space, vars } from '@seberang/tokens'

export const swatches = style({
  display: 'grid',
  gap: `${space[5]} ${space[4]}`,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 140px), 1fr))',
  listStyle: 'none',
  margin: 0,
  padding: 0,
})
const swatch = style({
  height: space[16],
  marginBottom: space[2],
  borderRadius: radius.control,
  border: `1px solid ${vars.border.default}`,
})
const { page, surface, raised, sunken, hover, inverse, brandDeep } = vars.background
export const grounds = styleVariants(
  { page, surface, raised, sunken, hover, selected: vars.tone.brand.selected, inverse, brandDeep },
  (background) => [swatch, { background }],
)
const { marker, markerSoft } = vars.accent
export const accents = styleVariants(
  { marker, markerSoft, illustration: vars.illustration.detail },
  (background) => [swatch, { background }],
)
export const toneSwatch = styleVariants(vars.tone, ({ soft, text }) => ({
  padding: space[4],
  borderRadius: radius.control,
  background: soft,
  color: text,
}))

export const measured = style({ display: 'inline-flex', alignItems: 'center', gap: space[2] })
export const sample = style({ flex: 'none', width: space[7], height: space[5] })

export const languages = style({
  display: 'grid',
  gap: space[6],
  '@media': { [from('tablet')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
})

const bar = style({
  height: space[3],
  maxWidth: '100%',
  borderRadius: radius.mark,
  background: vars.tone.brand.solid,
})
export const widths = styleVariants(space, (width) => [bar, { width }])

const corner = style({
  width: space[20],
  height: space[16],
  border: `1px solid ${vars.border.strong}`,
  background: vars.background.sunken,
})
export const corners = styleVariants(radius, (borderRadius) => [corner, { borderRadius }])
const floating = style({
  width: '160px',
  maxWidth: '100%',
  height: space[20],
  borderRadius: radius.sheet,
  background: vars.background.raised,
})
export const shadows = styleVariants(vars.shadow, (boxShadow) => [floating, { boxShadow }])

export const search = style({ maxWidth: '420px' })
export const icons = style({
  display: 'grid',
  gap: space[2],
  gridTemplateColumns: 'repeat(auto-fill, minmax(132px, 1fr))',
  listStyle: 'none',
  margin: 0,
  padding: 0,
})
export const icon = style({
  display: 'grid',
  gap: space[2],
  justifyItems: 'center',
  padding: `${space[4]} ${space[2]} ${space[2]}`,
  borderRadius: radius.control,
  background: vars.background.page,
})
