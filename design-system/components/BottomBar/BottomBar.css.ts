import { style } from '@vanilla-extract/css'
import { from, gutters, layers, space, vars } from '@seberang/tokens'

export const bar = style({
  position: 'sticky',
  bottom: 0,
  zIndex: layers.sticky,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
  padding: `${space[2.5]} ${space[4]}`,
  paddingBottom: `calc(${space[2.5]} + env(safe-area-inset-bottom))`,
  background: vars.background.raised,
  boxShadow: vars.shadow.bar,
  marginInline: `-${gutters.phone}px`,
  '@media': {
    [from('tablet')]: { marginInline: `-${gutters.tablet}px` },
    [from('desktop')]: { display: 'none' },
  },
})
