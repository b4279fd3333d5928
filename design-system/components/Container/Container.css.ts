import { recipe } from '@vanilla-extract/recipes'
import { containers, from, gutters } from '@seberang/tokens'

/** The content with the space at both of its edges. */
const withGutters = (content: string): string => `calc(${content} + 2 * ${gutters.tablet})`

export const container = recipe({
  base: {
    width: '100%',
    marginInline: 'auto',
    paddingInline: gutters.phone,
    '@media': { [from('tablet')]: { paddingInline: gutters.tablet } },
  },
  variants: {
    size: {
      narrow: { maxWidth: withGutters(containers.phone) },
      reading: { maxWidth: withGutters(containers.tablet) },
      page: { maxWidth: withGutters(containers.wide) },
    },
  },
})
