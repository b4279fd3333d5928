import { recipe } from '@vanilla-extract/recipes'
import { containers, from, gutters } from '@seberang/tokens'

export const container = recipe({
  base: {
    width: '100%',
    marginInline: 'auto',
    paddingInline: `${gutters.phone}px`,
    '@media': { [from('tablet')]: { paddingInline: `${gutters.tablet}px` } },
  },
  variants: {
    size: {
      narrow: { maxWidth: `${containers.phone + 2 * gutters.tablet}px` },
      reading: { maxWidth: `${containers.tablet + 2 * gutters.tablet}px` },
      page: { maxWidth: `${containers.wide + 2 * gutters.tablet}px` },
    },
  },
})
