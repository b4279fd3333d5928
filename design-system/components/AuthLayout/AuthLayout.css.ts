import { style } from '@vanilla-extract/css'
import { below, controlHeight, detailSpace, gutters, space, vars, width } from '@seberang/tokens'

export const layout = style({
  display: 'grid',
  gridTemplateColumns: `minmax(0, 1fr) ${width.entrance}`,
  minHeight: '100vh',
  '@media': { [below('desktop')]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
export const form = style({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  padding: `${space[7]} ${space[12]} ${space[8]}`,
  background: vars.background.surface,
  '@media': { [below('tablet')]: { padding: `${space[2]} ${gutters.phone} ${space[8]}` } },
})
export const top = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: space[2],
  minHeight: controlHeight.touch,
})
export const box = style({
  width: '100%',
  maxWidth: width.column,
  margin: 'auto',
  paddingBlock: space[10],
  '@media': { [below('tablet')]: { marginBlock: 0, paddingBlock: space[6] } },
})
export const side = style({
  display: 'flex',
  flexDirection: 'column',
  overflow: 'hidden',
  padding: `${detailSpace[19]} ${space[12]} 0`,
  background: vars.background.brandDeep,
  color: vars.text.onDeep,
  '@media': { [below('desktop')]: { display: 'none' } },
})
export const picture = style({ marginTop: 'auto', marginInline: `-${space[12]}` })
