import { style, styleVariants } from '@vanilla-extract/css'
import { below, from, space } from '@seberang/tokens'

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[6],
  alignItems: 'start',
})

const beside = (template: string, gap: string) => ({
  '@media': { [from('desktop')]: { gridTemplateColumns: template, columnGap: gap } },
})
export const asides = styleVariants({
  /** Wizard. */
  narrow: beside('minmax(0, 1fr) 320px', space[10]),
  /** Locker. */
  locker: beside('minmax(0, 1fr) 328px', space[5]),
  /** Status. */
  medium: beside('minmax(0, 1fr) 400px', space[8]),
  /** Checkout: a receipt with reasons. */
  wide: beside('minmax(0, 1fr) 440px', space[8]),
  /** Home: the calculator. */
  hero: beside('minmax(0, 1fr) 452px', '72px'),
  /** Bands: a heading on the left, content on the right. */
  lead: beside('380px minmax(0, 1fr)', '72px'),
})

export const sticky = style({
  minWidth: 0,
  '@media': {
    [from('desktop')]: {
      position: 'sticky',
      top: '84px',
      maxHeight: 'calc(100vh - 104px)',
      overflowY: 'auto',
    },
  },
})
export const cell = style({ minWidth: 0 })
export const hiddenBelowDesktop = style({ '@media': { [below('desktop')]: { display: 'none' } } })
