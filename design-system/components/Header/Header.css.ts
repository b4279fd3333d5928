import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import {
  below,
  border,
  containerUpTo,
  controlHeight,
  duration,
  fontSize,
  fontWeight,
  from,
  containers,
  gutters,
  headerTop,
  iconSize,
  layers,
  radius,
  rem,
  size,
  space,
  vars,
} from '@seberang/tokens'
import { plainBleeds } from '../Button/Button.css.ts'
import { focusRing, forcedEdge } from '../../styles/focus.ts'
import { forced, forcedHere } from '../../styles/forced.ts'
import { notOnPaper, onPaper } from '../../styles/paper.ts'
import { scrollEdgesOn } from '../../styles/scroll-edges.ts'

/** Too narrow for its text: a small phone, or any with large text. */
const narrowest = containerUpTo('narrowest')

/** It grows with its text, while it leaves the window to the page. */
const growing = (height: `${number}px`) => `min(${rem(height)}, ${size.headerGrown})`

export const header = style({
  containerType: 'inline-size',
  position: 'sticky',
  top: headerTop,
  zIndex: layers.header,
  background: vars.background.surface,
  borderBottom: `${border.hairline} solid ${vars.border.subtle}`,
  '@media': { [onPaper]: { position: 'static' } },
})
export const bar = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  // With large text, items that do not fit wrap into a second row.
  flexWrap: 'wrap',
  minHeight: growing(size.header),
  // On a phone the last icon, not its touch target, aligns with the edge of the page.
  '@media': {
    [below('tablet')]: { minHeight: growing(size.headerOnPhone), gap: 0, marginRight: `-${space[3]}` },
  },
})
export const home = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  flex: 'none',
  minHeight: controlHeight.touch,
  borderRadius: radius.small,
  selectors: { '&:focus-visible': focusRing },
})
// On paper the mark says whose page it is.
globalStyle(`${bar} > :not(${home})`, { '@media': notOnPaper })
export const onDesktop = style({ display: 'contents', '@media': { [below('tablet')]: { display: 'none' } } })
/** Beside the actions the links have room from the desktop breakpoint on, in the longest language, too. */
const hidden = { display: 'none' } as const
export const wideLinks = style({ display: 'contents', '@media': { [below('desktop')]: hidden } })
/** A customer's header has more items, so its actions need that room as well. */
export const wide = styleVariants({
  menu: { display: 'contents', '@media': { [below('tablet')]: hidden } },
  tabs: { display: 'contents', '@media': { [below('desktop')]: hidden } },
})
export const narrow = style({ '@media': { ...notOnPaper, [from('desktop')]: hidden } })
// On a line of text it would hang above the middle by the room for descenders.
globalStyle(`${narrow} > button`, { display: 'grid' })
/** Beside a customer's icons there is then room for the mark only. */
export const name = style({ display: 'contents', '@container': { [narrowest]: hidden } })
export const mark = style({ display: 'none', '@container': { [narrowest]: { display: 'contents' } } })
/** An action that a narrow bar leaves to its menu. */
export const extra = styleVariants({
  bar: { display: 'contents', '@container': { [narrowest]: hidden } },
  menu: { display: 'none', '@container': { [narrowest]: { display: 'grid' } } },
})
export const nav = style({ display: 'flex', alignSelf: 'stretch' })
export const links = style({
  display: 'flex',
  alignSelf: 'stretch',
  flexWrap: 'wrap',
  gap: space[1],
  marginLeft: space[7],
})
/** In line with the page. The links have as much on either side, for the ring of their focus. */
const tabsInset = (gutter: string, content: string): string =>
  `calc(max(${gutter}, (100% - ${content}) / 2) - ${space[1]})`
export const tabs = style({
  display: 'flex',
  justifyContent: 'space-between',
  padding: `0 ${tabsInset(gutters.phone, containers.phone)}`,
  overflowX: 'auto',
  // What scrolls needs no bar of its own below the few links, but a sign that there are more.
  scrollbarWidth: 'none',
  background: scrollEdgesOn(vars.background.surface, 'across'),
  '@container': { [narrowest]: { justifyContent: 'flex-start', columnGap: space[4] } },
  '@media': {
    [from('tablet')]: {
      justifyContent: 'flex-start',
      gap: space[4],
      padding: `0 ${tabsInset(gutters.tablet, containers.tablet)}`,
    },
  },
})
export const item = style({ display: 'flex' })
export const link = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  minHeight: controlHeight.touch,
  padding: `0 ${space[3]}`,
  color: vars.text.secondary,
  fontWeight: fontWeight.semibold,
  whiteSpace: 'nowrap',
  transition: `color ${duration.fast}`,
  selectors: {
    '&:hover': { color: vars.text.primary },
    '&:focus-visible': { ...focusRing, outlineOffset: `-${space[1]}` },
    '&[aria-current="page"]': { color: vars.text.primary },
    '&[aria-current="page"]::after': {
      content: '',
      position: 'absolute',
      insetInline: space[3],
      bottom: `-${border.hairline}`,
      height: border.strong,
      background: vars.tone.brand.solid,
    },
    [`${tabs} &`]: { padding: `0 ${space[1]}`, gap: space[1.5], fontSize: fontSize.note },
    [`${tabs} &[aria-current="page"]::after`]: { insetInline: space[1] },
    [`${tabs} &:focus-visible`]: { outlineOffset: `-${border.strong}` },
  },
  '@media': { [forced]: { selectors: { '&[aria-current="page"]::after': forcedHere } } },
})
export const gap = style({ flex: 1 })
export const actions = style({
  display: 'flex',
  alignItems: 'center',
  // With large text they are wider than the window together.
  flexWrap: 'wrap',
  minWidth: 0,
  gap: space[2],
  whiteSpace: 'nowrap',
  vars: { [plainBleeds]: '0' },
})
/** The exit stays beside the steps, whose words wrap. */
export const steps = style({ display: 'flex', minWidth: 0 })
export const wizardBar = style([bar, { '@media': { [below('tablet')]: { flexWrap: 'nowrap' } } }])
export const onPhone = style({ display: 'flex', '@media': { [from('tablet')]: { display: 'none' } } })
export const menu = style({
  position: 'absolute',
  insetInline: 0,
  top: '100%',
  display: 'grid',
  gap: space[4],
  maxHeight: `calc(100dvh - ${size.listRow})`,
  overflowY: 'auto',
  padding: `${space[2]} ${space[4]} ${space[6]}`,
  background: vars.background.raised,
  borderTop: `${border.hairline} solid ${vars.border.subtle}`,
  boxShadow: vars.shadow.pop,
  ...forcedEdge,
  '@media': { [from('tablet')]: { paddingInline: gutters.tablet } },
})
export const menuLinks = style({ display: 'grid' })
export const menuLink = style([
  link,
  {
    minHeight: controlHeight.large,
    padding: 0,
    borderBottom: `${border.hairline} solid ${vars.border.subtle}`,
    justifyContent: 'space-between',
    selectors: { '&[aria-current="page"]::after': { display: 'none' } },
  },
])

/** As wide as a number of one digit. */
export const countPlace = style({
  display: 'inline-block',
  minWidth: rem(iconSize.control),
  height: rem(iconSize.control),
  verticalAlign: 'middle',
})
