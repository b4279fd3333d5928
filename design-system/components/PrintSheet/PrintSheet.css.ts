import { style, styleVariants } from '@vanilla-extract/css'
import { border, print, space, vars } from '@seberang/tokens'
import { notOnPaper, onPaper } from '../../styles/paper.ts'

export const page = style({
  display: 'grid',
  // Paper that is wider than the window shrinks; its content is not cut off.
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'center',
  alignContent: 'start',
  gap: space[6],
  minHeight: '100dvh',
  padding: `${space[4]} ${space[4]} ${space[12]}`,
  overflowX: 'clip',
  background: vars.background.page,
  '@media': { [onPaper]: { display: 'block', minHeight: 0, padding: 0, background: 'none' } },
})
/** The screen's tools are not printed. */
export const tools = style({
  width: '100%',
  maxWidth: '210mm',
  '@media': notOnPaper,
})
const sheet = style({
  background: print.paper,
  color: vars.text.primary,
  border: `${border.hairline} solid ${vars.border.subtle}`,
  printColorAdjust: 'exact',
  '@media': {
    [onPaper]: { border: 0, breakAfter: 'page', selectors: { '&:last-child': { breakAfter: 'auto' } } },
  },
})
export const papers = styleVariants({
  // Content that does not fit continues on the next sheet.
  a4: [sheet, { page: 'a4', width: 'min(210mm, 100%)' }],
  label: [
    sheet,
    {
      page: 'label',
      width: 'min(100mm, 100%)',
      // Its content is measured by its width, so that it shrinks with it.
      containerType: 'inline-size',
      '@media': { [onPaper]: { height: '150mm', overflow: 'hidden' } },
    },
  ],
})
