import { style } from '@vanilla-extract/css'
import {
  border,
  controlHeight,
  duration,
  fontSize,
  fontWeight,
  lineHeight,
  radius,
  space,
  textWidth,
  vars,
} from '@seberang/tokens'
import { focusRing } from '../../styles/focus.ts'
import { forced, forcedChosen } from '../../styles/forced.ts'

export const head = style({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: space[3],
  padding: `${space[4]} ${space[5]}`,
})
export const person = style({
  flex: `1 1 ${textWidth.words}`,
  minWidth: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[0.5],
})
export const name = style({ fontWeight: fontWeight.semibold, overflowWrap: 'anywhere' })
export const balance = style({
  fontSize: fontSize.note,
  lineHeight: lineHeight.note,
  color: vars.text.secondary,
  fontVariantNumeric: 'tabular-nums',
})
export const badge = style({ justifySelf: 'start', marginTop: space[0.5] })
export const group = style({
  display: 'grid',
  padding: space[2],
  borderTop: `${border.hairline} solid ${vars.border.subtle}`,
})
export const entry = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  minHeight: controlHeight.touch,
  padding: `0 ${space[3]}`,
  borderRadius: radius.control,
  color: vars.text.primary,
  fontWeight: fontWeight.medium,
  transition: `background ${duration.fast}`,
  selectors: {
    '&:hover': { background: vars.background.hover },
    '&:focus-visible': { ...focusRing, outlineOffset: `-${border.strong}` },
    '&[aria-current="page"]': { background: vars.tone.brand.soft, color: vars.tone.brand.text },
  },
  '@media': { [forced]: { selectors: { '&[aria-current="page"]:not(:focus-visible)': forcedChosen } } },
})
export const label = style({ flex: 1, minWidth: 0 })
export const done = style({ display: 'flex', color: vars.tone.positive.text })
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  padding: `${space[3]} ${space[5]} ${space[4]}`,
  borderTop: `${border.hairline} solid ${vars.border.subtle}`,
})
