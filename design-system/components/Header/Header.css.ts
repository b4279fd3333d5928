import { style } from '@vanilla-extract/css'
import { below, duration, fontWeight, from, layers, radius, size, vars } from '@seberang/tokens'
import { focusRing } from '../../styles/focus.ts'

export const header = style({
  position: 'sticky',
  top: 0,
  zIndex: layers.header,
  background: vars.background.surface,
  borderBottom: `1px solid ${vars.border.subtle}`,
})
export const bar = style({
  display: 'flex',
  alignItems: 'center',
  gap: '8px',
  height: size.header,
  '@media': { [below('tablet')]: { height: size.headerOnPhone, gap: 0 } },
})
export const home = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  minHeight: '44px',
  borderRadius: radius.small,
  selectors: { '&:focus-visible': focusRing },
})
export const onDesktop = style({ display: 'contents', '@media': { [below('tablet')]: { display: 'none' } } })
export const nav = style({ display: 'flex', alignSelf: 'stretch' })
export const links = style({ display: 'flex', alignSelf: 'stretch', gap: '4px', marginLeft: '28px' })
export const tabs = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: '8px',
  padding: '0 16px',
  overflowX: 'auto',
})
export const item = style({ display: 'flex' })
export const link = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: '8px',
  minHeight: '44px',
  padding: '0 12px',
  color: vars.text.secondary,
  fontWeight: fontWeight.semibold,
  whiteSpace: 'nowrap',
  transition: `color ${duration.fast}`,
  selectors: {
    '&:hover': { color: vars.text.primary },
    '&:focus-visible': { ...focusRing, outlineOffset: '-4px' },
    '&[aria-current="page"]': { color: vars.text.primary },
    '&[aria-current="page"]::after': {
      content: '',
      position: 'absolute',
      insetInline: '12px',
      bottom: '-1px',
      height: '2px',
      background: vars.tone.brand.solid,
    },
    [`${tabs} &`]: { padding: 0, gap: '6px', fontSize: '13px' },
    [`${tabs} &[aria-current="page"]::after`]: { insetInline: 0 },
  },
})
export const gap = style({ flex: 1 })
export const actions = style({ display: 'flex', alignItems: 'center', gap: '8px' })
export const onPhone = style({ '@media': { [from('tablet')]: { display: 'none' } } })
export const menu = style({
  position: 'absolute',
  insetInline: 0,
  top: '100%',
  display: 'grid',
  gap: '16px',
  maxHeight: 'calc(100dvh - 56px)',
  overflowY: 'auto',
  padding: '8px 16px 24px',
  background: vars.background.raised,
  borderTop: `1px solid ${vars.border.subtle}`,
  boxShadow: vars.shadow.pop,
  '@media': { [from('tablet')]: { display: 'none' } },
})
export const menuLinks = style({ display: 'grid' })
export const menuLink = style([
  link,
  {
    minHeight: '48px',
    padding: 0,
    borderBottom: `1px solid ${vars.border.subtle}`,
    justifyContent: 'space-between',
    selectors: { '&[aria-current="page"]::after': { display: 'none' } },
  },
])
