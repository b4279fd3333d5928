import { style, styleVariants } from '@vanilla-extract/css'
import { fontWeight, from, radius, space, vars } from '@seberang/tokens'
import { inline } from '../../.storybook/docs/code.css.ts'

const tablet = from('tablet')
const inside = {
  maxWidth: '1000px',
  margin: '0 auto',
  padding: `0 ${space[4]}`,
  '@media': { [tablet]: { padding: `0 ${space[8]}` } },
} as const

export const hero = style({ background: vars.background.brandDeep, color: vars.text.onDeep })
export const heroInside = style({
  maxWidth: '1000px',
  margin: '0 auto',
  padding: `${space[10]} ${space[4]} 0`,
  display: 'grid',
  gap: `${space[8]} ${space[12]}`,
  '@media': {
    [tablet]: { padding: `${space[12]} ${space[8]} 0` },
    [from('desktop')]: { gridTemplateColumns: 'minmax(0, 1fr) 372px' },
  },
})
export const promise = style({ display: 'grid', gap: space[4], marginTop: space[5] })
export const install = style({
  display: 'inline-flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: space[3],
  maxWidth: '100%',
  margin: `${space[6]} 0 ${space[4]}`,
  padding: `${space[1.5]} ${space[1.5]} ${space[1.5]} ${space[4]}`,
  borderRadius: radius.control,
  background: vars.background.brandDeepRaised,
  '@media': { [from('desktop')]: { marginBottom: space[12] } },
})
export const command = style([inline, { minWidth: 0, overflowWrap: 'anywhere' }])
export const copy = style({ borderRadius: radius.control, background: vars.background.surface })
export const card = style({
  alignSelf: 'end',
  minWidth: 0,
  padding: `${space[5]} ${space[5]} ${space[6]}`,
  borderRadius: `${radius.modal} ${radius.modal} 0 0`,
  background: vars.background.surface,
  color: vars.text.primary,
})
export const content = style({ ...inside, paddingTop: space[10], paddingBottom: space[20] })

export const ways = style({
  display: 'grid',
  gap: `0 ${space[8]}`,
  listStyle: 'none',
  margin: 0,
  padding: 0,
  borderTop: `1px solid ${vars.border.default}`,
  '@media': { [tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
})
export const way = style({ padding: `${space[4]} 0`, borderBottom: `1px solid ${vars.border.subtle}` })

export const search = style({ maxWidth: '420px' })
export const family = style({
  display: 'grid',
  gap: `${space[2]} ${space[8]}`,
  padding: `${space[5]} 0`,
  borderTop: `1px solid ${vars.border.subtle}`,
  selectors: { '&:first-child': { borderTopColor: vars.border.default } },
  '@media': { [tablet]: { gridTemplateColumns: '216px minmax(0, 1fr)' } },
})
export const names = style({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  columns: 2,
  columnGap: space[5],
  fontWeight: fontWeight.medium,
  '@media': { [from('desktop')]: { columns: 3 } },
})
export const name = style({ padding: `${space[1]} 0`, breakInside: 'avoid', overflowWrap: 'anywhere' })

export const foundations = style({
  display: 'grid',
  gap: `${space[6]} ${space[5]}`,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 200px), 1fr))',
  listStyle: 'none',
  margin: 0,
  padding: 0,
})
export const preview = style({
  display: 'grid',
  placeItems: 'center',
  height: '112px',
  marginBottom: space[2.5],
  borderRadius: radius.sheet,
  background: vars.background.page,
  color: vars.tone.brand.text,
  overflow: 'hidden',
})
export const patterns = style({
  display: 'grid',
  gap: `0 ${space[8]}`,
  listStyle: 'none',
  margin: 0,
  padding: 0,
  '@media': { [tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})
export const pattern = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space[3],
  padding: `${space[3]} 0`,
  borderBottom: `1px solid ${vars.border.subtle}`,
})

export const swatches = style({ display: 'flex', borderRadius: radius.control, overflow: 'hidden' })
const swatchBase = style({ width: '34px', height: '64px' })
const swatchColours = styleVariants(
  {
    brand: vars.tone.brand.solid,
    soft: vars.tone.brand.softHover,
    marker: vars.accent.marker,
    drawing: vars.illustration.detail,
    ink: vars.background.inverse,
  },
  (background) => [swatchBase, { background }],
)
export const swatch = Object.values(swatchColours)
export const steps = style({ display: 'flex', alignItems: 'flex-end', gap: space[1.5] })
const stepBase = style({ width: space[3], borderRadius: radius.mark, background: vars.tone.brand.solid })
const heights = styleVariants(
  {
    1: space[1],
    2: space[2],
    3: space[3],
    4: space[4],
    6: space[6],
    8: space[8],
    10: space[10],
    12: space[12],
  },
  (height) => [stepBase, { height }],
)
export const step = Object.values(heights)
export const icons = style({ display: 'grid', gridTemplateColumns: 'repeat(4, 24px)', gap: space[3.5] })
export const axis = style({ stroke: vars.border.default })
export const curve = style({ stroke: vars.tone.brand.solid, strokeWidth: 2 })
export const dot = style({ fill: vars.accent.marker })
