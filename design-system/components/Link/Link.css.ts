import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { border, duration, fontWeight, radius, space, underlineOffset, vars } from '@seberang/tokens'
import { focusRing, touchTarget } from '../../styles/focus.ts'

export const link = recipe({
  base: {
    position: 'relative',
    borderRadius: radius.mark,
    transition: `color ${duration.fast}`,
    selectors: {
      '&:focus-visible': focusRing,
      '&:hover': { textDecoration: 'underline', textUnderlineOffset: underlineOffset },
    },
  },
  variants: {
    variant: {
      /** Inside running text. */
      text: {
        color: vars.text.link,
        textDecoration: 'underline',
        textDecorationThickness: border.hairline,
        textUnderlineOffset: underlineOffset,
      },
      /** On its own line, as an action. */
      standalone: {
        color: vars.text.link,
        fontWeight: fontWeight.semibold,
        display: 'inline-flex',
        alignItems: 'center',
        gap: space[1.5],
        selectors: { '&::after': touchTarget },
      },
      quiet: {
        color: 'inherit',
        display: 'inline-flex',
        alignItems: 'center',
        gap: space[1.5],
        selectors: { '&::after': touchTarget },
      },
    },
  },
})

export const onDeep = style({ color: vars.text.onDeep })
