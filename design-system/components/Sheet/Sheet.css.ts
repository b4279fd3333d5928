import { recipe } from '@vanilla-extract/recipes'
import { style } from '@vanilla-extract/css'
import { below, border, gutters, radius, space, vars } from '@seberang/tokens'

export const sheet = recipe({
  base: {
    background: vars.background.surface,
    border: `${border.hairline} solid ${vars.border.subtle}`,
    borderRadius: radius.sheet,
    minWidth: 0,
  },
  variants: {
    bleed: {
      // On a phone a sheet spans the window.
      true: {
        '@media': {
          [below('phone')]: { marginInline: `-${gutters.phone}`, borderRadius: 0, borderInline: 0 },
        },
      },
    },
    raised: {
      true: {
        background: vars.background.raised,
        borderColor: 'transparent',
        borderRadius: radius.modal,
        boxShadow: vars.shadow.pop,
      },
    },
    clip: { true: { overflow: 'hidden' } },
  },
})

export const section = style({
  padding: `${space[5]} ${space[6]}`,
  selectors: { '& + &': { borderTop: `${border.hairline} solid ${vars.border.subtle}` } },
  '@media': { [below('tablet')]: { padding: space[4] } },
})
export const sectionOfRows = style({
  paddingBlock: space[0.5],
  '@media': { [below('tablet')]: { paddingBlock: space[0.5] } },
})
