import { style } from '@vanilla-extract/css'
import { border, from, radius, rem, space, vars, width } from '@seberang/tokens'

export const code = style({
  display: 'grid',
  justifyItems: 'center',
  gap: space[4],
  minWidth: 0,
  '@media': {
    [from('tablet')]: {
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      alignItems: 'center',
      justifyItems: 'start',
      gap: space[8],
    },
  },
})

/** Cameras look for dark on white, in the dark theme too. */
export const plate = style({
  width: `min(100%, ${rem(width.card)})`,
  padding: space[1],
  border: `${border.hairline} solid ${vars.border.subtle}`,
  borderRadius: radius.sheet,
  background: vars.background.logo,
})

export const beside = style({ minWidth: 0, width: '100%' })
