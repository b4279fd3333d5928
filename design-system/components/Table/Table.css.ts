import { style } from '@vanilla-extract/css'
import type { CSSProperties } from '@vanilla-extract/css'
import {
  border,
  breakpoints,
  controlHeight,
  duration,
  fontWeight,
  iconSize,
  radius,
  rem,
  space,
  typeSteps,
  vars,
} from '@seberang/tokens'
import { focusRing } from '../../styles/focus.ts'
import { tabular, typeStep } from '../../styles/typography.ts'
import { tight } from '../../styles/beside.ts'
import { forced } from '../../styles/forced.ts'

/** Queries the table's own container: beside an aside it is narrower than the window. */
export const room = style({ containerType: 'inline-size', minWidth: 0 })
export const table = style(tabular)
export const caption = style([
  typeStep('h3'),
  { textAlign: 'left', paddingBottom: space[3], color: vars.text.primary },
])
const line = `${border.hairline} solid ${vars.border.subtle}`
export const header = style([
  typeStep('note'),
  {
    fontWeight: fontWeight.medium,
    textAlign: 'left',
    verticalAlign: 'bottom',
    color: vars.text.tertiary,
    padding: `0 ${space[4]} ${space[2.5]} 0`,
    borderBottom: `${border.hairline} solid ${vars.border.default}`,
    selectors: { '&:last-child': { paddingRight: 0 } },
  },
])
export const row = style({
  // The tint extends past the text, which keeps its alignment.
  selectors: {
    '&[data-selected]': {
      background: vars.tone.brand.selected,
      boxShadow: `-${space[3]} 0 0 ${vars.tone.brand.selected}, ${space[3]} 0 0 ${vars.tone.brand.selected}`,
    },
  },
  '@media': {
    // Forced colours drop the tint.
    [forced]: {
      selectors: {
        '&[data-selected]': {
          outline: `${border.strong} solid Highlight`,
          outlineOffset: `-${border.strong}`,
        },
      },
    },
  },
})
export const cell = style([
  typeStep('work'),
  {
    textAlign: 'left',
    fontWeight: fontWeight.regular,
    overflowWrap: 'anywhere',
    verticalAlign: 'middle',
    padding: `${space[3.5]} ${space[4]} ${space[3.5]} 0`,
    borderBottom: line,
    selectors: { '&:last-child': { paddingRight: 0 } },
  },
])
export const leadCell = style({ width: controlHeight.touch, padding: 0 })
export const numeric = style({ textAlign: 'right' })
/** A figure is one word, which no narrow column breaks. */
export const oneLine = style({ whiteSpace: 'nowrap', overflowWrap: 'normal' })
export const figure = style({ fontWeight: fontWeight.semibold })
export const empty = style([
  typeStep('work'),
  { padding: `${space[6]} 0`, color: vars.text.secondary, borderBottom: line },
])
export const sortButton = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1.5],
  minHeight: controlHeight.touch,
  // The touch target is taller than the line, whose baseline stays aligned with other columns.
  marginBlock: `calc((${rem(typeSteps.note.line)} - ${controlHeight.touch}) / 2)`,
  borderRadius: radius.mark,
  fontWeight: fontWeight.medium,
  selectors: {
    '&:hover': { color: vars.text.primary },
    '&:focus-visible': focusRing,
    '[aria-sort] > &': { color: vars.text.primary, fontWeight: fontWeight.semibold },
  },
})
export const arrow = style({
  width: iconSize.arrow,
  height: iconSize.tick,
  background: 'currentColor',
  opacity: 0.6,
  // Both arrows: not sorted yet.
  clipPath: 'polygon(50% 0, 100% 40%, 0 40%, 0 60%, 100% 60%, 50% 100%, 0 60%, 0 40%)',
  forcedColorAdjust: 'none',
  transition: `opacity ${duration.fast}`,
  selectors: {
    '[aria-sort="ascending"] &': { opacity: 1, clipPath: 'polygon(50% 20%, 100% 80%, 0 80%)' },
    '[aria-sort="descending"] &': { opacity: 1, clipPath: 'polygon(0 20%, 100% 20%, 50% 80%)' },
  },
})

/** Container widths in px, at the usual text size, below which rows become cards. */
export const cardWidths = {
  slim: 300,
  narrow: 420,
  phone: breakpoints.phone,
  tablet: breakpoints.tablet,
} as const

/** The cells of a card; `withLead` where a narrow column precedes the first. */
function inCards(rule: CSSProperties, withLead?: CSSProperties, above?: Record<string, CSSProperties>) {
  const queries = Object.entries(cardWidths).map(([name, width]) => {
    const chosen = `[data-cards="${name}"]`
    const selectors: Record<string, CSSProperties> = { [`${chosen} &`]: rule }
    if (withLead) selectors[`${chosen}[data-lead] &`] = withLead
    for (const [end, more] of Object.entries(above ?? {})) selectors[`${chosen} ${end}`] = more
    return [`(max-width: ${rem(width - 0.02)})`, { selectors }] as const
  })
  return style({ '@container': Object.fromEntries(queries) })
}

const strongLine = `${border.hairline} solid ${vars.border.default}`
export const block = inCards({ display: 'block' })
export const noHead = inCards({ display: 'none' })
export const usableHead = inCards({ display: 'block', borderBottom: strongLine })
export const headRow = inCards({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[5],
})
export const usableName = inCards({ display: 'block', width: 'auto', padding: `${space[3]} 0`, border: 0 })
export const leadHeader = inCards({ display: 'flex', alignItems: 'center', width: 'auto', border: 0 })
export const card = inCards(
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'baseline',
    columnGap: space[3],
    padding: `${space[3]} 0`,
    borderBottom: line,
  },
  { gridTemplateColumns: `${controlHeight.touch} minmax(0, 1fr) auto` },
  { [`.${noHead} + tbody > &:first-child`]: { borderTop: strongLine } },
)
// As high as a touch target, aligned with the first line, without adding height.
export const cardLead = inCards({
  display: 'flex',
  alignItems: 'center',
  minHeight: controlHeight.touch,
  gridColumn: 1,
  gridRow: 1,
  alignSelf: 'start',
  marginBlock: `-${space[3]}`,
  border: 0,
  width: 'auto',
})
export const cardName = inCards(
  { gridRow: 1, gridColumn: 1, padding: 0, border: 0, marginBottom: space[1] },
  { gridColumn: 2 },
)
export const cardRest = inCards(
  {
    gridColumn: '1 / -1',
    padding: 0,
    border: 0,
    textAlign: 'left',
    whiteSpace: 'normal',
    color: vars.text.secondary,
  },
  { gridColumn: '2 / -1' },
)
const besideName = inCards({ gridRow: 1, gridColumn: -2, padding: 0, border: 0 })
/** With large text the figure moves below the name. */
const belowName = style({
  '@container': {
    [tight]: {
      selectors: {
        '[data-cards] &': { gridRow: 2, gridColumn: '1 / -1', textAlign: 'left', whiteSpace: 'normal' },
        '[data-cards][data-lead] &': { gridColumn: '2 / -1' },
      },
    },
  },
})
export const cardFigure = style([besideName, belowName])
/** The column's name beside the value, where there is no header. */
export const inlineName = style([
  { display: 'none' },
  inCards({ display: 'inline', color: vars.text.tertiary }),
])
