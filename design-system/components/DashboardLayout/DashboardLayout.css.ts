import { style } from '@vanilla-extract/css'
import { border, from, space, vars, width } from '@seberang/tokens'

const wide = from('desktop')

export const layout = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [wide]: { gridTemplateColumns: `${width.sidebar} minmax(0, 1fr)` } },
})
export const menu = style({
  minWidth: 0,
  '@media': { [wide]: { borderRight: `${border.hairline} solid ${vars.border.subtle}` } },
})
export const content = style({ minWidth: 0, padding: `${space[8]} 0` })
