import { globalStyle, style } from '@vanilla-extract/css'
import { border, containerUpTo, from, gutters, layers, rem, space, vars, width } from '@seberang/tokens'
import { notOnPaper } from '../../styles/paper.ts'

export const bar = style({
  containerType: 'inline-size',
  position: 'sticky',
  bottom: 0,
  zIndex: layers.sticky,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  flexWrap: 'wrap',
  gap: `${space[0.5]} ${space[3]}`,
  padding: `${space[2.5]} ${space[4]}`,
  paddingBottom: `calc(${space[2.5]} + env(safe-area-inset-bottom))`,
  background: vars.background.raised,
  boxShadow: vars.shadow.bar,
  marginInline: `-${gutters.phone}`,
  // Its place stays, so that the end of the page does not move.
  selectors: { '&[data-state="repeated"]': { visibility: 'hidden' } },
  '@media': {
    ...notOnPaper,
    // The page is narrower than the window: an image of the border reaches the edges of that, and scrolls nothing.
    [from('phone')]: {
      boxShadow: 'none',
      borderImage: `linear-gradient(${vars.border.subtle} ${border.hairline}, ${vars.background.raised} 0) fill 0 / / 0 100vw`,
    },
    [from('tablet')]: { marginInline: `-${gutters.tablet}`, paddingInline: gutters.tablet },
    [from('desktop')]: { display: 'none' },
  },
})

// The words wrap before the action does.
globalStyle(`${bar} > :first-child:not(:last-child)`, { flex: `1 1 ${rem(width.name)}`, minWidth: 0 })

// The action first wraps its words, then moves to a line of its own.
globalStyle(`${bar} > :last-child:not(:first-child)`, {
  flex: `1 1 ${rem(width.name)}`,
  maxWidth: 'max-content',
  // On the edge that the amounts share, also on a line of its own.
  marginInlineStart: 'auto',
  // In large text its words make it high enough.
  '@container': { [containerUpTo('tight')]: { paddingBlock: space[1] } },
})
