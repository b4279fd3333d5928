import { style } from '@vanilla-extract/css'
import { radius, rem, vars } from '@seberang/tokens'

export const code = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: '4px',
  paddingInline: '12px 10px',
  borderRight: `1px solid ${vars.border.subtle}`,
  color: vars.text.secondary,
  fontSize: rem(14),
  fontVariantNumeric: 'tabular-nums',
  borderRadius: `${radius.control} 0 0 ${radius.control}`,
  selectors: { '&:has(:focus-visible)': { outline: `2px solid ${vars.focus}`, outlineOffset: '-4px' } },
})
/** Lies over what is shown, so that the device's own list opens; the shown code needs no room for the longest. */
export const select = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  opacity: 0,
  cursor: 'pointer',
  fontSize: rem(16),
})
