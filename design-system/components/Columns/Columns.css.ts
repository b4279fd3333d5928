import { fallbackVar, style, styleVariants } from '@vanilla-extract/css'
import { below, border, detailSpace, from, lowWindow, size, space, vars, width } from '@seberang/tokens'
import { bottomBarHeight } from '../../styles/bar-height.css.ts'

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
  narrow: beside(`minmax(0, 1fr) ${width.note}`, space[10]),
  /** Locker. */
  locker: beside(`minmax(0, 1fr) ${width.aside}`, space[5]),
  /** Status. */
  medium: beside(`minmax(0, 1fr) ${width.column}`, space[8]),
  /** Checkout: a receipt with reasons. */
  wide: beside(`minmax(0, 1fr) ${width.receipt}`, space[8]),
  /** Home: the calculator. */
  hero: beside(`minmax(0, 1fr) ${width.scene}`, detailSpace[18]),
  /** Bands: a heading on the left, content on the right. */
  lead: beside(`${width.lead} minmax(0, 1fr)`, detailSpace[18]),
})

export const sticky = style({
  minWidth: 0,
  '@media': {
    [from('desktop')]: {
      position: 'sticky',
      top: size.belowHeader,
      // Above a bar that covers the lower edge of the window.
      maxHeight: `calc(100vh - ${size.aboveFooter} - ${fallbackVar(bottomBarHeight, space[0])})`,
      overflowY: 'auto',
    },
  },
})
/**
 * Stays at the foot of an aside that scrolls, unless nothing would be left above it. What goes on below it is cut by its
 * edge, with a shade: faded out, a line would be missing from a sum that seems whole.
 */
export const asideFoot = style({
  '@media': {
    [from('desktop')]: {
      position: 'sticky',
      bottom: 0,
      marginTop: space[4],
      paddingTop: space[1],
      borderTop: `${border.hairline} solid ${vars.border.default}`,
      background: vars.background.page,
      selectors: {
        '&[data-state="more"]::before': {
          content: '',
          position: 'absolute',
          insetInline: 0,
          bottom: '100%',
          height: space[3],
          background: `linear-gradient(to top, ${vars.border.default}, transparent)`,
          pointerEvents: 'none',
        },
      },
    },
    [lowWindow('desktop')]: {
      position: 'static',
      selectors: { '&[data-state="more"]::before': { display: 'none' } },
    },
  },
})
export const cell = style({ minWidth: 0 })
/** Of two rows beside an aside that is higher than both, the second alone is the higher for it. */
export const withRest = style({ '@media': { [from('desktop')]: { gridTemplateRows: 'auto 1fr' } } })
/** Beside both parts of the content. */
export const besideBoth = style({ '@media': { [from('desktop')]: { gridRow: 'span 2' } } })
export const hiddenBelowDesktop = style({ '@media': { [below('desktop')]: { display: 'none' } } })
