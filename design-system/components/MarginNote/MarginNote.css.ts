import { style } from '@vanilla-extract/css'
import { border, fontWeight, space, vars } from '@seberang/tokens'
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
export const text = style({ maxWidth: '68ch', color: vars.text.secondary, textWrap: 'pretty' })
