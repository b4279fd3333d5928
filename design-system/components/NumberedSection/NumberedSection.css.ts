import { style } from '@vanilla-extract/css'
import { fontWeight, rem, vars } from '@seberang/tokens'
import { forcedEdge } from '../../styles/focus.ts'
import { forced, forcedChosen } from '../../styles/forced.ts'

/** 720 px of width; the header stays above it when it is led to. */
export const section = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '16px',
  maxWidth: '720px',
  minWidth: 0,
  scrollMarginTop: '88px',
  outline: 'none',
})
export const head = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 12px' })
export const dot = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  ...forcedEdge,
  width: rem(28),
  height: rem(28),
  borderRadius: '50%',
  fontSize: rem(14),
  fontWeight: fontWeight.bold,
  fontVariantNumeric: 'tabular-nums',
  boxShadow: `inset 0 0 0 1.5px ${vars.border.strong}`,
  color: vars.text.secondary,
  selectors: {
    '[data-state="current"] &': {
      background: vars.tone.brand.solid,
      color: vars.tone.brand.on,
      boxShadow: 'none',
    },
    '[data-state="done"] &': {
      background: vars.tone.brand.soft,
      color: vars.tone.brand.text,
      boxShadow: 'none',
    },
  },
  '@media': { [forced]: { selectors: { '[data-state="current"] &': forcedChosen } } },
})
export const title = style({ minWidth: 0, flex: `1 1 ${rem(96)}` })
export const aside = style({
  fontSize: rem(13),
  lineHeight: rem(18),
  color: vars.text.tertiary,
  fontVariantNumeric: 'tabular-nums',
})
