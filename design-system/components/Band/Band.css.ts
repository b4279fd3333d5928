import { recipe } from '@vanilla-extract/recipes'
import { below, vars } from '@seberang/tokens'

export const band = recipe({
  base: { minWidth: 0, overflowX: 'clip' },
  variants: {
    tone: {
      page: {},
      surface: { background: vars.background.surface, borderBlock: `1px solid ${vars.border.subtle}` },
      deep: { background: vars.background.brandDeep, color: vars.text.onDeep },
    },
    padding: {
      none: {},
      work: { paddingBlock: '20px 64px', '@media': { [below('tablet')]: { paddingBlock: '12px 32px' } } },
      hero: { paddingTop: '56px', '@media': { [below('tablet')]: { paddingTop: '28px' } } },
      medium: { paddingBlock: '52px 60px', '@media': { [below('tablet')]: { paddingBlock: '36px 40px' } } },
      large: { paddingBlock: '72px', '@media': { [below('tablet')]: { paddingBlock: '44px' } } },
    },
  },
})
