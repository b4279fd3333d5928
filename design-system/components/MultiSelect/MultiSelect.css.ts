import { style } from '@vanilla-extract/css'
import { controlHeight, duration, fontWeight, radius, rem, vars } from '@seberang/tokens'
import { focusRing } from '../../styles/focus.ts'
import { input as fieldInput } from '../Field/control.css.ts'
import { forced } from '../../styles/forced.ts'

/** What is chosen, and then what is typed, going on in a next line where there is no room. */
export const body = style({
  flex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 6px',
  minWidth: 0,
  padding: '3px 0 3px 12px',
  selectors: { '&[data-state="chosen"]': { paddingLeft: '3px' } },
})
export const chips = style({ display: 'contents', listStyle: 'none' })
export const chipItem = style({ display: 'flex', minWidth: 0 })
export const chip = style({
  display: 'flex',
  alignItems: 'center',
  gap: '6px',
  minWidth: 0,
  minHeight: '36px',
  padding: '4px 8px 4px 10px',
  borderRadius: radius.small,
  background: vars.tone.brand.soft,
  color: vars.tone.brand.text,
  fontSize: rem(14),
  lineHeight: rem(20),
  fontWeight: fontWeight.semibold,
  textAlign: 'left',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  transition: `background ${duration.fast}`,
  selectors: {
    '&:hover': { background: vars.brand.softHover },
    '&:focus-visible': { ...focusRing, outlineOffset: '-2px' },
  },
  '@media': {
    '(pointer: coarse)': { minHeight: controlHeight.touch },
    [forced]: { border: '1px solid ButtonText' },
  },
})
/** At least some words wide: else it goes on in the next line. */
export const input = style([
  fieldInput,
  { flex: '1 1 120px', width: 'auto', minWidth: '60px', padding: '6px 8px 6px 0' },
])
export const count = style({ marginLeft: 'auto', whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' })
