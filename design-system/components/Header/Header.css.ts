import { style, styleVariants } from '@vanilla-extract/css'
import { below, duration, fontWeight, from, gutters, layers, radius, rem, size, vars } from '@seberang/tokens'
import { focusRing, forcedEdge } from '../../styles/focus.ts'
import { forced, forcedHere } from '../../styles/forced.ts'

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
  // With large text what finds no place goes on in a second row.
  flexWrap: 'wrap',
  minHeight: size.header,
  // On a phone the last icon, not its target, stands on the edge of the page.
  '@media': { [below('tablet')]: { minHeight: size.headerOnPhone, gap: 0, marginRight: '-12px' } },
})
export const home = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  flex: 'none',
  minHeight: '44px',
  borderRadius: radius.small,
  selectors: { '&:focus-visible': focusRing },
})
export const onDesktop = style({ display: 'contents', '@media': { [below('tablet')]: { display: 'none' } } })
/** A customer's header holds more, so that it takes the phone's form up to a desktop. */
const hidden = { display: 'none' } as const
export const wide = styleVariants({
  menu: { display: 'contents', '@media': { [below('tablet')]: hidden } },
  tabs: { display: 'contents', '@media': { [below('desktop')]: hidden } },
})
export const narrow = styleVariants({
  menu: { '@media': { [from('tablet')]: hidden } },
  tabs: { '@media': { [from('desktop')]: hidden } },
})
/** Beside a customer's icons the narrowest phones have room for the mark alone. */
const narrowest = 'screen and (max-width: 339px)'
export const name = style({ display: 'contents', '@media': { [narrowest]: hidden } })
export const mark = style({ display: 'none', '@media': { [narrowest]: { display: 'contents' } } })
export const nav = style({ display: 'flex', alignSelf: 'stretch' })
export const links = style({
  display: 'flex',
  alignSelf: 'stretch',
  flexWrap: 'wrap',
  gap: '4px',
  marginLeft: '28px',
})
export const tabs = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: '8px',
  padding: `0 ${gutters.phone}px`,
  overflowX: 'auto',
  '@media': {
    [from('tablet')]: { justifyContent: 'flex-start', gap: '24px', padding: `0 ${gutters.tablet}px` },
  },
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
    [`${tabs} &`]: { padding: 0, gap: '6px', fontSize: rem(13) },
    [`${tabs} &[aria-current="page"]::after`]: { insetInline: 0 },
  },
  '@media': { [forced]: { selectors: { '&[aria-current="page"]::after': forcedHere } } },
})
export const gap = style({ flex: 1 })
export const actions = style({ display: 'flex', alignItems: 'center', gap: '8px', whiteSpace: 'nowrap' })
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
  ...forcedEdge,
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
