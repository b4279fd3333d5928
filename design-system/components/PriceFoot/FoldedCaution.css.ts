import { globalStyle, style } from '@vanilla-extract/css'
import { fontWeight, space } from '@seberang/tokens'
import * as fold from './Fold.css.ts'

/** What it comes to, and beside it what opens the rest. */
export const folded = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: space[2],
})
export const lead = style({ fontWeight: fontWeight.semibold })
/** Higher than its line, which it makes no higher: the icon stands beside the words. */
export const button = style([
  fold.button,
  { fontWeight: fontWeight.semibold, marginBlock: `calc(-1 * ${space[1.5]})` },
])
/** The reasons take the whole width. */
globalStyle(`${folded} > div`, { gridColumn: '1 / -1' })
