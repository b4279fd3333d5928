import { style } from '@vanilla-extract/css'
import { fontWeight, radius, space, textWidth, vars } from '@seberang/tokens'
import { forcedEdge } from '../../styles/focus.ts'
import { soft, toneText } from '../../styles/tones.css.ts'

/** With large text the icon stands above the message, which has all of the width then. */
export const notice = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: `${space[1]} ${space[3]}`,
  padding: `${space[3]} ${space[4]}`,
  ...forcedEdge,
  borderRadius: radius.control,
  background: soft,
  flexWrap: 'wrap',
  // What closes it stays beside it.
  selectors: {
    '&[data-closable="true"]': { flexWrap: 'nowrap' },
    '&[data-variant="line"]': { paddingBlock: space[1], outline: 'none', background: 'none' },
  },
  color: vars.text.primary,
  minWidth: 0,
})
export const icon = style({ flex: 'none', color: toneText })
export const body = style({
  flex: `1 1 ${textWidth.title}`,
  minWidth: 0,
  overflowWrap: 'anywhere',
  textWrap: 'pretty',
})
export const title = style({ fontWeight: fontWeight.heading })
export const action = style({ marginTop: space[2] })
export const close = style({ margin: `-${space[1.5]} -${space[2]} -${space[1.5]} 0` })
