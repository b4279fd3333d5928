import { style, styleVariants } from '@vanilla-extract/css'
import { cardPicture, radius, rem, space, vars, width } from '@seberang/tokens'
import { focusRing } from '../../styles/focus.ts'

export const grid = style({ display: 'grid', gap: space[2] })
export const sizes = styleVariants({
  small: { gridTemplateColumns: `repeat(3, minmax(0, ${width.part}))` },
  large: { gridTemplateColumns: 'minmax(0, 1fr)' },
})
export const button = style({
  display: 'block',
  width: '100%',
  cursor: 'zoom-in',
  borderRadius: radius.small,
  selectors: { '&:focus-visible': focusRing },
})
export const photo = style({
  display: 'block',
  width: '100%',
  height: 'auto',
  aspectRatio: '4 / 3',
  objectFit: 'cover',
  borderRadius: radius.small,
  background: vars.background.sunken,
  selectors: {
    // What is read is shown to its edges, in the shape of a card.
    [`${sizes.large} &`]: { aspectRatio: '8 / 5', maxHeight: rem(cardPicture.height), objectFit: 'contain' },
  },
})
