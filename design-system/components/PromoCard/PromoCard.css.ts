import { style, styleVariants } from '@vanilla-extract/css'
import { below, border, from, promoRow, radius, rem, space, underlineOffset, vars } from '@seberang/tokens'
import { focusRing } from '../../styles/focus.ts'
import { tabular, typeStep } from '../../styles/typography.ts'

const edge = `${border.hairline} solid ${vars.border.subtle}`

export const large = style({
  display: 'grid',
  minWidth: 0,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  background: vars.background.surface,
  border: edge,
  borderRadius: radius.sheet,
  '@media': { [from('desktop')]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } },
})
export const row = style({
  display: 'grid',
  maxWidth: rem(promoRow.width),
  gridTemplateColumns: `${rem(promoRow.picture)} minmax(0, 1fr) auto`,
  alignItems: 'center',
  gap: space[5],
  paddingBlock: space[4],
  overflowWrap: 'anywhere',
  borderBottom: edge,
  '@media': {
    [below('tablet')]: {
      // Of large text it leaves room for its words.
      gridTemplateColumns: `min(${rem(promoRow.pictureOnPhone)}, 24vw) minmax(0, 1fr)`,
      alignItems: 'start',
      columnGap: space[3],
      rowGap: space[2],
    },
  },
})

const anyFrame = style({ overflow: 'hidden', background: vars.tone.brand.softHover })
export const frame = styleVariants({
  large: [anyFrame, { aspectRatio: '17 / 9', '@media': { [from('desktop')]: { aspectRatio: 'auto' } } }],
  row: [anyFrame, { aspectRatio: '3 / 2', borderRadius: radius.control }],
  page: [anyFrame, { aspectRatio: '3 / 1', borderRadius: radius.sheet }],
})
const anyDeepFrame = style({
  display: 'grid',
  alignItems: 'end',
  overflow: 'hidden',
  background: vars.background.brandDeep,
})
export const deepFrame = styleVariants({
  large: [anyDeepFrame, { minHeight: '100%' }],
  page: [anyDeepFrame, { aspectRatio: '3 / 1', borderRadius: radius.sheet }],
})
export const picture = style({ display: 'block', width: '100%', height: '100%', objectFit: 'cover' })
export const drawing = style({ display: 'grid', placeItems: 'center', height: '100%', padding: space[3] })

export const words = style({ minWidth: 0 })
export const largeWords = style({
  minWidth: 0,
  alignSelf: 'center',
  padding: `${space[12]} ${space[8]}`,
  '@media': { [below('tablet')]: { padding: space[4] } },
})
export const title = style(typeStep('h3'))
export const largeTitle = style([typeStep('display'), { marginTop: space[1] }])
export const link = style({
  color: vars.text.primary,
  borderRadius: radius.mark,
  selectors: {
    '&:hover': { textDecoration: 'underline', textUnderlineOffset: underlineOffset },
    '&:focus-visible': focusRing,
  },
})
export const text = style([typeStep('work'), { marginTop: space[0.5], color: vars.text.secondary }])
export const largeText = style([typeStep('read'), { marginTop: space[2], color: vars.text.secondary }])
export const note = style([typeStep('note'), tabular, { marginTop: space[1], color: vars.text.tertiary }])
export const action = style({ '@media': { [below('tablet')]: { gridColumn: 2 } } })
export const largeAction = style({ marginTop: space[5] })
