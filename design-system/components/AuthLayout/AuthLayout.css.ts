import { style } from '@vanilla-extract/css'
import { below, gutters, vars } from '@seberang/tokens'

export const layout = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 468px',
  minHeight: '100vh',
  '@media': { [below('desktop')]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
export const form = style({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  padding: '28px 48px 32px',
  background: vars.background.surface,
  '@media': { [below('tablet')]: { padding: `8px ${gutters.phone}px 32px` } },
})
export const top = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: '8px',
  minHeight: '44px',
})
export const box = style({
  width: '100%',
  maxWidth: '400px',
  margin: 'auto',
  paddingBlock: '40px',
  '@media': { [below('tablet')]: { marginBlock: 0, paddingBlock: '24px' } },
})
export const side = style({
  display: 'flex',
  flexDirection: 'column',
  overflow: 'hidden',
  padding: '76px 48px 0',
  background: vars.background.brandDeep,
  color: vars.text.onDeep,
  '@media': { [below('desktop')]: { display: 'none' } },
})
export const picture = style({ marginTop: 'auto', marginInline: '-48px' })
