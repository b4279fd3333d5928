import { style } from '@vanilla-extract/css'
import { border, fontWeight, radius, space, underlineOffset, vars } from '@seberang/tokens'
import { focusRing, touchTarget } from '../../styles/focus.ts'
import { typeStep } from '../../styles/typography.ts'

/** As high as its line and no wider than its words: the text around it stays where it is. */
export const word = style({
  position: 'relative',
  font: 'inherit',
  color: 'inherit',
  letterSpacing: 'inherit',
  textAlign: 'inherit',
  cursor: 'help',
  borderRadius: radius.mark,
  textDecoration: `underline dotted ${vars.border.strong}`,
  textDecorationThickness: border.strong,
  textUnderlineOffset: underlineOffset,
  selectors: {
    '&:focus-visible': focusRing,
    '&:hover': { textDecorationColor: 'currentColor' },
    '&[aria-expanded="true"]': {
      background: vars.accent.markerSoft,
      boxShadow: `0 0 0 ${border.strong} ${vars.accent.markerSoft}`,
      color: vars.text.primary,
    },
    '&::after': touchTarget,
  },
})

export const note = style({ padding: `${space[3]} ${space[4]} ${space[4]}` })
export const head = style({ display: 'flex', alignItems: 'center', gap: space[2] })
export const title = style({ flex: 1, minWidth: 0 })
/** The cross, not its box, ends where the words end. */
export const cross = style({ flex: 'none', marginRight: `-${space[3]}` })
export const words = style([
  typeStep('work'),
  { display: 'grid', gap: space[2], overflowWrap: 'break-word', textWrap: 'pretty' },
])
export const lead = style({ fontWeight: fontWeight.semibold })
export const what = style({ color: vars.text.secondary })
export const links = style([
  typeStep('work'),
  {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: `${space[2]} ${space[4]}`,
    marginTop: space[3],
  },
])
