import { style } from '@vanilla-extract/css'
import { below, fontWeight, radius, rem, vars } from '@seberang/tokens'

export const footer = style({
  background: vars.background.surface,
  borderTop: `1px solid ${vars.border.subtle}`,
  padding: '48px 0 32px',
  '@media': { [below('tablet')]: { padding: '32px 0 28px' } },
})
export const columns = style({
  display: 'grid',
  gridTemplateColumns: '1.25fr 1.1fr 1.1fr 1.2fr .8fr',
  gap: '32px',
  color: vars.text.secondary,
  '@media': {
    [below('desktop')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: '28px 20px' },
    [below('phone')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
})
export const column = style({ minWidth: 0, overflowWrap: 'anywhere' })
export const title = style({
  marginBottom: '12px',
  fontSize: rem(14),
  lineHeight: rem(20),
  fontWeight: fontWeight.heading,
  color: vars.text.primary,
})
export const notice = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: '24px',
  marginTop: '36px',
  paddingTop: '24px',
  borderTop: `1px solid ${vars.border.subtle}`,
  fontSize: rem(13),
  lineHeight: rem(20),
  color: vars.text.tertiary,
  '@media': { [below('desktop')]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: '16px' } },
})
export const noticeText = style({ maxWidth: '78ch' })
export const links = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '12px 20px',
  color: vars.text.secondary,
  fontWeight: fontWeight.medium,
})
export const small = style({
  marginTop: '14px',
  fontSize: rem(12),
  lineHeight: rem(18),
  color: vars.text.tertiary,
})
export const list = style({ display: 'grid', gap: '8px' })
export const plates = style({ display: 'flex', flexWrap: 'wrap', gap: '6px' })
/** Logos of banks and cards keep their own colours on white, in the dark theme too. */
export const plate = style({
  display: 'inline-grid',
  placeItems: 'center',
  minHeight: '28px',
  minWidth: '52px',
  padding: '0 8px',
  border: `1px solid ${vars.border.subtle}`,
  borderRadius: radius.small,
  background: vars.background.logo,
  color: vars.text.onLogo,
  fontSize: rem(12),
  lineHeight: rem(16),
  fontWeight: 800,
  letterSpacing: '-.01em',
})
