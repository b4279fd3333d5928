import { style } from '@vanilla-extract/css'
import { containerFrom, space } from '@seberang/tokens'

export const picker = style({ display: 'grid', gap: space[1], minWidth: 0, containerType: 'inline-size' })
export const levels = style({
  display: 'grid',
  gap: space[4],
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@container': { [containerFrom('spacious')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
})
