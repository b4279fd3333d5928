import { style } from '@vanilla-extract/css'
import { border, fontSize, radius, space, vars } from '@seberang/tokens'

export const code = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: space[1],
  paddingInline: `${space[3]} ${space[2.5]}`,
  borderRight: `${border.hairline} solid ${vars.border.subtle}`,
  color: vars.text.secondary,
  fontSize: fontSize.work,
  fontVariantNumeric: 'tabular-nums',
  borderRadius: `${radius.control} 0 0 ${radius.control}`,
  selectors: {
    '&:has(:focus-visible)': {
      outline: `${border.strong} solid ${vars.focus}`,
      outlineOffset: `-${space[1]}`,
    },
  },
})
/** Lies over what is shown, so that the device's own list opens; the shown code needs no room for the longest. */
export const select = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  opacity: 0,
  cursor: 'pointer',
  fontSize: fontSize.read,
})
