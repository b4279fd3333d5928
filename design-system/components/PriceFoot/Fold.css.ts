import { style } from '@vanilla-extract/css'
import { controlHeight, maxHeight, radius, space } from '@seberang/tokens'
import { focusRing } from '../../styles/focus.ts'
import { typeStep } from '../../styles/typography.ts'

export const button = style([
  typeStep('note'),
  {
    display: 'flex',
    alignItems: 'center',
    minHeight: controlHeight.compact,
    cursor: 'pointer',
    borderRadius: radius.small,
    selectors: { '&:focus-visible': focusRing },
  },
])
export const chevron = style({
  display: 'inline-flex',
  flex: 'none',
  marginLeft: space[1],
  selectors: { '[aria-expanded="true"] &': { transform: 'rotate(180deg)' } },
})
export const scrolling = style({
  maxHeight: maxHeight.changes,
  overflowY: 'auto',
  selectors: { '&:focus-visible': focusRing },
})
