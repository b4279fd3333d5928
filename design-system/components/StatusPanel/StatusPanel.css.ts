import { style } from '@vanilla-extract/css'
import { below, fontWeight, radius, rem, vars } from '@seberang/tokens'

export const panel = style({
  padding: '26px 24px 24px',
  borderRadius: `${radius.sheet} ${radius.sheet} 0 0`,
  background: vars.background.brandDeep,
  color: vars.text.onDeep,
  '@media': { [below('tablet')]: { borderRadius: 0, padding: '20px 16px' } },
})
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: '8px 16px',
})
export const quiet = style({ color: vars.text.onDeepQuiet })
export const when = style({
  fontSize: rem(16),
  lineHeight: rem(38),
  fontWeight: fontWeight.semibold,
})
export const route = style({ marginTop: '26px' })
