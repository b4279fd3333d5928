import { style } from '@vanilla-extract/css'
import { below, from, layers, radius, space, vars } from '@seberang/tokens'
import { bar } from '../BottomBar/BottomBar.css.ts'
import { fitted } from '../PriceDetails/PriceDetails.css.ts'
import { focusRing } from '../../styles/focus.ts'

export const frame = style({ display: 'flex', flexDirection: 'column', minHeight: '100dvh' })

export const skip = style({
  position: 'absolute',
  top: space[2],
  left: space[2],
  zIndex: layers.toast,
  padding: `${space[3]} ${space[4]}`,
  borderRadius: radius.control,
  background: vars.background.inverse,
  color: vars.text.inverse,
  selectors: {
    '&:not(:focus-visible)': { transform: 'translateY(-200%)' },
    '&:focus-visible': focusRing,
  },
})

export const main = style({ flex: 1, selectors: { '&:focus-visible': { outline: 'none' } } })
export const padded = style({
  paddingBlock: `${space[5]} ${space[12]}`,
  '@media': {
    [from('tablet')]: { paddingBlock: `${space[8]} ${space[16]}` },
    // A price as high as the window stays below the header at the end of the page, too.
    [from('desktop')]: { selectors: { [`&:has(${fitted})`]: { paddingBottom: space[5] } } },
    // A bar at the end of the page sits on the lower edge of the window, with nothing below it.
    [below('desktop')]: { selectors: { [`&:has(${bar})`]: { paddingBottom: 0 } } },
  },
})
/** An aside as high as the window stays between the header and the bar, at the end of the page, too. */
export const aboveBar = style({ '@media': { [from('desktop')]: { paddingBottom: space[5] } } })
