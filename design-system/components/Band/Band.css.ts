import { recipe } from '@vanilla-extract/recipes'
import { below, border, detailSpace, space, vars } from '@seberang/tokens'

export const band = recipe({
  base: { minWidth: 0, overflowX: 'clip' },
  variants: {
    tone: {
      page: {},
      surface: {
        background: vars.background.surface,
        borderBlock: `${border.hairline} solid ${vars.border.subtle}`,
      },
      deep: { background: vars.background.brandDeep, color: vars.text.onDeep },
    },
    padding: {
      none: {},
      work: {
        paddingBlock: `${space[5]} ${space[16]}`,
        '@media': { [below('tablet')]: { paddingBlock: `${space[3]} ${space[8]}` } },
      },
      hero: { paddingTop: detailSpace[14], '@media': { [below('tablet')]: { paddingTop: space[7] } } },
      medium: {
        paddingBlock: `${detailSpace[13]} ${detailSpace[15]}`,
        '@media': { [below('tablet')]: { paddingBlock: `${detailSpace[9]} ${space[10]}` } },
      },
      large: {
        paddingBlock: detailSpace[18],
        '@media': { [below('tablet')]: { paddingBlock: detailSpace[11] } },
      },
    },
  },
})
