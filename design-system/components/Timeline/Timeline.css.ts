import { style, styleVariants } from '@vanilla-extract/css'
import { below, fontWeight, radius, rem, vars } from '@seberang/tokens'
import { forced, forcedAhead, forcedChosen, forcedInk } from '../../styles/forced.ts'

const dashes = `repeating-linear-gradient(180deg, ${vars.border.strong} 0 4px, transparent 4px 8px)`
export const entry = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '32px minmax(0, 1fr) auto',
  gap: '0 14px',
  paddingBottom: '20px',
  selectors: {
    '&::before': {
      content: '',
      position: 'absolute',
      left: '15px',
      top: '34px',
      bottom: '2px',
      width: '2px',
      borderRadius: radius.mark,
      background: vars.tone.brand.solid,
    },
    '&[data-state="current"]::before, &[data-state="next"]::before': { background: dashes },
    '&[data-last="true"]::before': { display: 'none' },
    '&[data-last="true"]': { paddingBottom: 0 },
  },
  '@media': {
    [below('tablet')]: { gridTemplateColumns: '32px minmax(0, 1fr)' },
    [forced]: {
      selectors: {
        '&::before': forcedInk,
        '&[data-state="current"]::before, &[data-state="next"]::before': forcedAhead,
      },
    },
  },
})
const dot = style({
  display: 'grid',
  placeItems: 'center',
  width: '32px',
  height: '32px',
  borderRadius: '50%',
})
export const doneDot = styleVariants({ ...vars.tone, ...vars.status }, ({ soft, text: words }) => [
  dot,
  { background: soft, color: words },
])
export const currentDot = style([
  dot,
  {
    background: vars.tone.brand.solid,
    color: vars.tone.brand.on,
    boxShadow: `0 0 0 4px ${vars.tone.brand.soft}`,
    '@media': { [forced]: forcedChosen },
  },
])
export const nextDot = style([
  dot,
  { color: vars.text.tertiary, boxShadow: `inset 0 0 0 1.5px ${vars.border.default}` },
])
export const body = style({ paddingTop: '6px', minWidth: 0, overflowWrap: 'anywhere' })
export const title = style({
  fontWeight: fontWeight.heading,
  selectors: { '[data-state="next"] &': { color: vars.text.secondary, fontWeight: fontWeight.medium } },
})
export const text = style({ marginTop: '2px', color: vars.text.secondary, textWrap: 'pretty' })
export const more = style({ marginTop: '8px', maxWidth: '320px' })
export const time = style({
  paddingTop: '6px',
  fontSize: rem(13),
  lineHeight: rem(20),
  textAlign: 'right',
  color: vars.text.tertiary,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  '@media': { [below('tablet')]: { gridColumn: 2, paddingTop: '2px', textAlign: 'left' } },
})
