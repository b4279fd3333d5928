import { createVar, style, styleVariants } from '@vanilla-extract/css'
import { fontWeight, radius, space, vars } from '@seberang/tokens'
import { tabular, typeStep } from '../../styles/typography.ts'
import { visuallyHidden } from '../../styles/focus.ts'
import { forced, forcedHere, forcedTrack } from '../../styles/forced.ts'

export const share = createVar()

const row = style([
  tabular,
  {
    display: 'flex',
    alignItems: 'baseline',
    gap: space[1],
    selectors: { '&[data-state="urgent"]': { color: vars.tone.critical.text } },
  },
])
export const clock = styleVariants({
  medium: [row, typeStep('h4')],
  large: [row, typeStep('display')],
})

export const unit = style([
  typeStep('note'),
  { fontWeight: fontWeight.medium, color: vars.text.secondary, marginRight: space[2] },
])

export const bar = style({
  height: space[1],
  marginTop: space[3.5],
  overflow: 'hidden',
  borderRadius: radius.mark,
  background: vars.border.subtle,
  selectors: {
    '&::after': {
      content: '',
      display: 'block',
      height: '100%',
      width: share,
      borderRadius: radius.mark,
      background: vars.border.strong,
    },
    '&[data-state="late"]::after': { background: vars.tone.caution.solid },
  },
  '@media': { [forced]: { ...forcedTrack, selectors: { '&[data-state]::after': forcedHere } } },
})

export const spoken = style(visuallyHidden)
