import { style } from '@vanilla-extract/css'
import { below, border, detailSpace, fontSize, fontWeight, lineHeight, space, vars } from '@seberang/tokens'
import { notOnPaper } from '../../styles/paper.ts'

export const footer = style({
  background: vars.background.surface,
  borderTop: `${border.hairline} solid ${vars.border.subtle}`,
  padding: `${space[12]} 0 ${space[8]}`,
  '@media': { ...notOnPaper, [below('tablet')]: { padding: `${space[8]} 0 ${space[7]}` } },
})
export const columns = style({
  display: 'grid',
  gridTemplateColumns: '1.25fr 1.1fr 1.1fr 1.2fr .8fr',
  gap: space[8],
  color: vars.text.secondary,
  '@media': {
    [below('desktop')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: `${space[7]} ${space[5]}` },
    [below('phone')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
})
export const column = style({ minWidth: 0, overflowWrap: 'anywhere' })
export const title = style({
  marginBottom: space[3],
  fontSize: fontSize.work,
  lineHeight: lineHeight.work,
  fontWeight: fontWeight.heading,
  color: vars.text.primary,
})
export const notice = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: space[6],
  marginTop: detailSpace[9],
  paddingTop: space[6],
  borderTop: `${border.hairline} solid ${vars.border.subtle}`,
  fontSize: fontSize.note,
  lineHeight: lineHeight.work,
  color: vars.text.tertiary,
  '@media': { [below('desktop')]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space[4] } },
})
export const noticeText = style({ maxWidth: '78ch' })
export const links = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[3]} ${space[5]}`,
  color: vars.text.secondary,
  fontWeight: fontWeight.medium,
})
export const small = style({
  marginTop: space[3.5],
  fontSize: fontSize.small,
  lineHeight: lineHeight.note,
  color: vars.text.tertiary,
})
export const list = style({ display: 'grid', gap: space[2] })
export const plates = style({ display: 'flex', flexWrap: 'wrap', gap: space[1.5] })
