import { style } from '@vanilla-extract/css'
import { from, space, vars } from '@seberang/tokens'

const wide = from('desktop')

export const layout = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [wide]: { gridTemplateColumns: '232px minmax(0, 1fr)' } },
})
export const menu = style({
  minWidth: 0,
  '@media': { [wide]: { borderRight: `1px solid ${vars.border.subtle}` } },
})
export const content = style({ minWidth: 0, padding: `${space[8]} 0` })
