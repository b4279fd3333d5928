import { createVar, style, styleVariants } from '@vanilla-extract/css'
import {
  below,
  border,
  controlHeight,
  detailSpace,
  fontWeight,
  iconSize,
  layers,
  pictureSize,
  radius,
  space,
  textWidth,
  vars,
  width,
} from '@seberang/tokens'
import { tabular, typeStep } from '../../styles/typography.ts'
import { forced, forcedHere, forcedInk } from '../../styles/forced.ts'
import { scaleLine } from '../../styles/scale-line.ts'

/** Position on the ruler, in percent. */
export const place = createVar()

export const text = style([typeStep('work'), { marginTop: space[1], color: vars.text.secondary }])
export const panel = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[4]} ${space[8]}`,
  marginTop: space[4],
  padding: space[5],
  border: `${border.hairline} solid ${vars.border.subtle}`,
  borderRadius: radius.sheet,
  background: vars.background.surface,
  '@media': { [below('tablet')]: { padding: 0, border: 0, background: 'none' } },
})
/** On a phone the ruler says it alone: the page is long enough. */
export const drawing = style({
  flex: `0 1 ${pictureSize.drawing}`,
  minWidth: 0,
  '@media': { [below('tablet')]: { display: 'none' } },
})
export const side = style({ flex: `1 1 ${width.card}`, minWidth: 0, display: 'grid', gap: space[4] })

const lineTop = detailSpace[7.5]
export const ruler = style([
  typeStep('note'),
  tabular,
  {
    position: 'relative',
    height: controlHeight.touch,
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
      top: detailSpace[6.5],
      width: border.marked,
      height: iconSize.tick,
      background: vars.border.strong,
    },
  },
  '@media': { [forced]: { selectors: { '&::after': forcedInk } } },
})
const glyphs = {
  actual: {
    width: border.thick,
    height: iconSize.text,
    background: vars.text.primary,
    '@media': { [forced]: forcedInk },
  },
  volume: {
    width: iconSize.dot,
    height: iconSize.dot,
    background: vars.tone.brand.softHover,
    border: `${border.strong} solid ${vars.text.primary}`,
  },
  billed: {
    width: iconSize.mark,
    height: iconSize.mark,
    borderRadius: radius.full,
    background: vars.accent.marker,
    boxShadow: `0 0 0 ${border.halo} ${vars.accent.markerHalo}`,
    '@media': { [forced]: forcedHere },
  },
} as const
export const marks = styleVariants(glyphs, (glyph) => [
  glyph,
  {
    position: 'absolute',
    left: place,
    top: `calc(${lineTop} + ${border.hairline})`,
    zIndex: layers.above,
    transform: 'translate(-50%, -50%)',
  },
])
export const legendMarks = styleVariants(glyphs, (glyph) => [glyph, { justifySelf: 'center' }])
export const legend = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(${width.label}, 1fr))`,
  gap: `${space[2]} ${space[4]}`,
  '@media': {
    [below('tablet')]: {
      gridTemplateColumns: `repeat(auto-fit, minmax(${textWidth.words}, 1fr))`,
      columnGap: space[2],
    },
  },
  marginTop: space[4],
})
export const entry = style({
  display: 'grid',
  gridTemplateColumns: `${iconSize.control} minmax(0, 1fr)`,
  columnGap: space[2],
  alignItems: 'center',
  overflowWrap: 'anywhere',
})
export const term = style([typeStep('note'), { color: vars.text.tertiary }])
export const figure = style([tabular, { gridColumn: 2, fontWeight: fontWeight.semibold }])
