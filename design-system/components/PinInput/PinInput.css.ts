import { style } from '@vanilla-extract/css'
import { space } from '@seberang/tokens'

/** The boxes take the width that the button leaves. */
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space[1],
})
