import { style } from '@vanilla-extract/css'
import { duration, fontWeight, radius, rem, vars } from '@seberang/tokens'
import { focusRing } from '../../styles/focus.ts'
import { forced, forcedChosen } from '../../styles/forced.ts'

export const head = style({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: '12px',
  padding: '16px 20px',
})
export const person = style({
  flex: '1 1 7em',
  minWidth: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '2px',
})
export const name = style({ fontWeight: fontWeight.semibold, overflowWrap: 'anywhere' })
export const balance = style({
  fontSize: rem(13),
  lineHeight: rem(18),
  color: vars.text.secondary,
  fontVariantNumeric: 'tabular-nums',
})
export const badge = style({ justifySelf: 'start', marginTop: '2px' })
export const group = style({ display: 'grid', padding: '8px', borderTop: `1px solid ${vars.border.subtle}` })
export const entry = style({
  display: 'flex',
  alignItems: 'center',
  gap: '12px',
  minHeight: '44px',
  padding: '0 12px',
  borderRadius: radius.control,
  color: vars.text.primary,
  fontWeight: fontWeight.medium,
  transition: `background ${duration.fast}`,
  selectors: {
    '&:hover': { background: vars.background.hover },
    '&:focus-visible': { ...focusRing, outlineOffset: '-2px' },
    '&[aria-current="page"]': { background: vars.tone.brand.soft, color: vars.tone.brand.text },
  },
  '@media': { [forced]: { selectors: { '&[aria-current="page"]:not(:focus-visible)': forcedChosen } } },
})
export const label = style({ flex: 1, minWidth: 0 })
export const done = style({ display: 'flex', color: vars.tone.positive.text })
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px',
  padding: '12px 20px 16px',
  borderTop: `1px solid ${vars.border.subtle}`,
})
