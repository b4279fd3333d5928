import { style } from '@vanilla-extract/css'
import { border, fontWeight, maxHeight, radius, space, vars } from '@seberang/tokens'
import { tabular, typeStep } from '../../styles/typography.ts'
import { forced } from '../../styles/forced.ts'

export const log = style({
  display: 'grid',
  gap: space[3],
  alignContent: 'start',
  flex: '1 0 auto',
  minHeight: maxHeight.message,
  padding: `${space[4]} ${space[5]}`,
  borderTop: `${border.hairline} solid ${vars.border.subtle}`,
})
export const empty = style([typeStep('work'), { color: vars.text.secondary }])
export const message = style({
  maxWidth: '86%',
  minWidth: 0,
  selectors: { '&[data-from="me"]': { justifySelf: 'end', textAlign: 'right' } },
})
export const by = style([typeStep('small'), tabular, { color: vars.text.tertiary }])
export const sender = style({ fontWeight: fontWeight.semibold, color: vars.text.secondary })
export const bubble = style([
  typeStep('work'),
  {
    display: 'inline-block',
    marginTop: space[0.5],
    padding: `${space[2]} ${space[3]}`,
    borderRadius: radius.sheet,
    background: vars.background.sunken,
    textAlign: 'left',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
    selectors: { '[data-from="me"] > &': { background: vars.tone.brand.soft, color: vars.text.primary } },
    '@media': { [forced]: { border: `${border.hairline} solid CanvasText` } },
  },
])
export const composer = style({
  flex: 'none',
  position: 'sticky',
  bottom: 0,
  background: vars.background.raised,
  padding: `${space[2]} ${space[4]} ${space[3]}`,
  borderTop: `${border.hairline} solid ${vars.border.subtle}`,
})
export const field = style({
  resize: 'none',
  maxHeight: maxHeight.message,
  // Grows with its text, in browsers that support it.
  fieldSizing: 'content',
})
