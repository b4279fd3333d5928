import { style } from '@vanilla-extract/css'
import { fontWeight, space } from '@seberang/tokens'
import * as fold from './Fold.css.ts'

export const lead = style({ fontWeight: fontWeight.semibold })
/** After the words, in their line. Higher than that, which it makes no higher. */
export const button = style([
  fold.button,
  {
    display: 'inline-flex',
    fontWeight: fontWeight.semibold,
    marginBlock: `calc(-1 * ${space[1.5]})`,
  },
])
