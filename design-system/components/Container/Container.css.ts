import { recipe } from '@vanilla-extract/recipes'
import { containers, from, gutters } from '@seberang/tokens'

/** The content with the space at both of its edges. */
const withGutters = (content: string, gutter: string = gutters.tablet): string =>
  `calc(${content} + 2 * ${gutter})`

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
      sections: { maxWidth: withGutters(containers.desktop) },
      page: {
        '@media': {
          [from('phone')]: { maxWidth: withGutters(containers.phone, gutters.phone) },
          [from('tablet')]: { maxWidth: withGutters(containers.tablet) },
          [from('desktop')]: { maxWidth: withGutters(containers.desktop) },
          [from('wide')]: { maxWidth: withGutters(containers.wide) },
        },
      },
    },
  },
})
