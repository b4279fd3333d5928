import { style } from '@vanilla-extract/css'
import { below, detailSpace, fontSize, fontWeight, lineHeight, radius, space, vars } from '@seberang/tokens'

export const panel = style({
  padding: `${detailSpace[6.5]} ${space[6]} ${space[6]}`,
  borderRadius: `${radius.sheet} ${radius.sheet} 0 0`,
  background: vars.background.brandDeep,
  color: vars.text.onDeep,
  selectors: { '&[data-size="small"]': { paddingBlock: space[4] } },
  '@media': { [below('tablet')]: { borderRadius: 0, padding: `${space[5]} ${space[4]}` } },
})
export const expected = style({
  selectors: {
    // On one line, beside or below the status.
    '[data-size="small"] &': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'baseline',
      columnGap: space[2],
    },
  },
})
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: `${space[2]} ${space[4]}`,
})
export const quiet = style({ color: vars.text.onDeepQuiet })
export const when = style({
  fontSize: fontSize.read,
  lineHeight: lineHeight.display,
  fontWeight: fontWeight.semibold,
})
export const route = style({
  marginTop: detailSpace[6.5],
  selectors: { '[data-size="small"] > &': { marginTop: space[3] } },
})
