import { style } from '@vanilla-extract/css'
import { below, border, detailSpace, rem, space, vars, width } from '@seberang/tokens'

export const section = style({
  display: 'grid',
  gridTemplateColumns: `${rem(width.sentence)} minmax(0, 1fr)`,
  gap: detailSpace[11],
  paddingBlock: space[8],
  selectors: { '& + &': { borderTop: `${border.hairline} solid ${vars.border.subtle}` } },
  '@media': {
    [below('tablet')]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space[4], paddingBlock: space[6] },
  },
})
export const words = style({ display: 'grid', gap: space[1], alignContent: 'start', minWidth: 0 })
export const content = style({ display: 'grid', gap: space[4], alignContent: 'start', minWidth: 0 })
