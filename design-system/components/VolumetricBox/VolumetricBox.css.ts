import { createVar, style, styleVariants } from '@vanilla-extract/css'
import { fontWeight, radius, space, vars } from '@seberang/tokens'
import { tabular, typeStep } from '../../styles/typography.ts'
import { forced, forcedHere, forcedInk } from '../../styles/forced.ts'
import { scaleLine } from '../../styles/scale-line.ts'

/** Along the ruler, in percent. */
export const place = createVar()

export const text = style([typeStep('work'), { marginTop: space[1], color: vars.text.secondary }])
export const panel = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[4]} ${space[8]}`,
  marginTop: space[4],
  padding: space[5],
  border: `1px solid ${vars.border.subtle}`,
  borderRadius: radius.sheet,
  background: vars.background.surface,
})
export const drawing = style({ flex: '0 1 288px', minWidth: 0 })
export const side = style({ flex: '1 1 260px', minWidth: 0, display: 'grid', gap: space[4] })

const lineTop = '30px'
export const ruler = style([
  typeStep('note'),
  tabular,
  {
    position: 'relative',
    height: '44px',
    marginRight: space[5],
    color: vars.text.tertiary,
    ...scaleLine(place, lineTop),
  },
])
export const tick = style({
  position: 'absolute',
  left: place,
  top: 0,
  transform: 'translateX(-50%)',
  whiteSpace: 'nowrap',
  selectors: {
    '&::after': {
      content: '',
      position: 'absolute',
      left: '50%',
      top: '26px',
      width: '1.5px',
      height: '10px',
      background: vars.border.strong,
    },
  },
  '@media': { [forced]: { selectors: { '&::after': forcedInk } } },
})
const glyphs = {
  actual: { width: '3px', height: '18px', background: vars.text.primary, '@media': { [forced]: forcedInk } },
  volume: {
    width: '12px',
    height: '12px',
    background: vars.brand.softHover,
    border: `2px solid ${vars.text.primary}`,
  },
  billed: {
    width: '14px',
    height: '14px',
    borderRadius: radius.full,
    background: vars.accent.kunyit,
    boxShadow: `0 0 0 4px ${vars.accent.kunyitHalo}`,
    '@media': { [forced]: forcedHere },
  },
} as const
export const marks = styleVariants(glyphs, (glyph) => [
  glyph,
  { position: 'absolute', left: place, top: '31px', zIndex: 1, transform: 'translate(-50%, -50%)' },
])
export const legendMarks = styleVariants(glyphs, (glyph) => [glyph, { justifySelf: 'center' }])
export const legend = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(112px, 1fr))',
  gap: `${space[2]} ${space[4]}`,
  marginTop: space[4],
})
export const entry = style({
  display: 'grid',
  gridTemplateColumns: '20px minmax(0, 1fr)',
  columnGap: space[2],
  alignItems: 'center',
  overflowWrap: 'anywhere',
})
export const term = style([typeStep('note'), { color: vars.text.tertiary }])
export const figure = style([tabular, { gridColumn: 2, fontWeight: fontWeight.semibold }])
