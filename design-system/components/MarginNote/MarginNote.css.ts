import { style } from '@vanilla-extract/css'
import { border, controlHeight, fontWeight, radius, space, vars } from '@seberang/tokens'
import { focusRing } from '../../styles/focus.ts'
import { typeStep } from '../../styles/typography.ts'

export const note = style([
  typeStep('work'),
  {
    overflowWrap: 'anywhere',
    paddingLeft: space[4],
    borderLeft: `${border.strong} solid ${vars.accent.marker}`,
  },
])
export const title = style({ fontWeight: fontWeight.semibold })
export const opener = style([
  title,
  {
    display: 'flex',
    alignItems: 'center',
    gap: space[1],
    width: '100%',
    minHeight: controlHeight.touch,
    textAlign: 'start',
    cursor: 'pointer',
    borderRadius: radius.small,
    selectors: { '&:focus-visible': focusRing },
  },
])
export const chevron = style({
  display: 'inline-flex',
  selectors: { '[aria-expanded="true"] > &': { transform: 'rotate(180deg)' } },
})
export const text = style({ maxWidth: '68ch', color: vars.text.secondary, textWrap: 'pretty' })
