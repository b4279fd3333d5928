import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { duration, fontWeight, radius, vars } from '@seberang/tokens'
import { focusRing, touchTarget } from '../../styles/focus.ts'

export const link = recipe({
  base: {
    position: 'relative',
    borderRadius: radius.mark,
    transition: `color ${duration.fast}`,
    selectors: {
      '&:focus-visible': focusRing,
      '&:hover': { textDecoration: 'underline', textUnderlineOffset: '3px' },
    },
  },
  variants: {
    variant: {
      /** Inside running text. */
      text: {
        color: vars.text.link,
        textDecoration: 'underline',
        textDecorationThickness: '1px',
        textUnderlineOffset: '3px',
      },
      /** On its own line: an action of its own. */
      standalone: {
        color: vars.text.link,
        fontWeight: fontWeight.semibold,
        display: 'inline-flex',
        alignItems: 'center',
        gap: '6px',
        selectors: { '&::after': touchTarget },
      },
      quiet: {
        color: 'inherit',
        display: 'inline-flex',
        alignItems: 'center',
        gap: '6px',
        selectors: { '&::after': touchTarget },
      },
    },
  },
})

export const onDeep = style({ color: vars.text.onDeep })
