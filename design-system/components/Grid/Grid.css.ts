import { style, styleVariants } from '@vanilla-extract/css'
import { below, from, rem, space } from '@seberang/tokens'

const oneColumn = 'minmax(0, 1fr)'
const columnsOf = (count: number): string => `repeat(${count}, minmax(0, 1fr))`

export const grid = style({ display: 'grid', minWidth: 0, gridTemplateColumns: oneColumn })

export const columns = styleVariants({
  2: { '@media': { [from('tablet')]: { gridTemplateColumns: columnsOf(2) } } },
  3: { '@media': { [from('tablet')]: { gridTemplateColumns: columnsOf(3) } } },
  4: {
    '@media': {
      [from('phone')]: { gridTemplateColumns: columnsOf(2) },
      [from('desktop')]: { gridTemplateColumns: columnsOf(4) },
    },
  },
  6: { gridTemplateColumns: columnsOf(6) },
})

/** A maximum number of columns, and fewer where large text would break its words. */
const denseOf = (maxColumns: number, minWidth: number): string =>
  `repeat(auto-fill, minmax(max(min(100%, ${rem(minWidth)}), ${100 / (maxColumns + 0.5)}%), 1fr))`
const two = denseOf(2, 128)

/** Two columns on a phone, too: for short items such as banks or countries. */
export const dense = styleVariants({
  2: { gridTemplateColumns: two },
  3: {
    gridTemplateColumns: two,
    '@media': { [from('tablet')]: { gridTemplateColumns: columnsOf(3) } },
  },
  4: {
    gridTemplateColumns: two,
    '@media': { [from('tablet')]: { gridTemplateColumns: columnsOf(4) } },
  },
  6: {
    gridTemplateColumns: denseOf(3, 64),
    '@media': { [from('tablet')]: { gridTemplateColumns: columnsOf(6) } },
  },
})

export const gaps = styleVariants({
  2: { gap: space[2] },
  4: { gap: `${space[5]} ${space[4]}` },
  6: { gap: space[6] },
  8: { gap: space[8] },
})

export const spans = styleVariants({
  full: { gridColumn: '1 / -1' },
  twoThirds: { gridColumn: 'span 4', '@media': { [below('tablet')]: { gridColumn: '1 / -1' } } },
  half: { gridColumn: 'span 3', '@media': { [below('tablet')]: { gridColumn: '1 / -1' } } },
  third: { gridColumn: 'span 2', '@media': { [below('tablet')]: { gridColumn: '1 / -1' } } },
  halfAlways: { gridColumn: 'span 3' },
  thirdHalfOnPhone: { gridColumn: 'span 2', '@media': { [below('tablet')]: { gridColumn: 'span 3' } } },
})
export const cell = style({ minWidth: 0 })
