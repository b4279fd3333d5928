import { style } from '@vanilla-extract/css'
import { below, border, fontSize, fontWeight, lineHeight, space, vars } from '@seberang/tokens'

export const panel = style({
  padding: `${space[5]} ${space[6]} ${space[6]}`,
  borderBottom: `${border.hairline} solid ${vars.border.subtle}`,
  '@media': { [below('tablet')]: { padding: `${space[5]} ${space[4]}` } },
})
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: `${space[2]} ${space[4]}`,
})
export const named = style({ minWidth: 0, overflowWrap: 'anywhere' })
export const state = style({
  display: 'grid',
  justifyItems: 'end',
  gap: space[1],
  '@media': { [below('tablet')]: { justifyItems: 'start' } },
})
export const quiet = style({
  fontSize: fontSize.note,
  lineHeight: lineHeight.note,
  color: vars.text.tertiary,
})
export const when = style({ fontWeight: fontWeight.semibold, color: vars.text.primary })
export const route = style({ marginTop: space[5] })
