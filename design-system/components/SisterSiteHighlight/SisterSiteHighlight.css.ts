import { style } from '@vanilla-extract/css'
import { below, border, radius, space, vars, width } from '@seberang/tokens'
import { typeStep } from '../../styles/typography.ts'
import { forced } from '../../styles/forced.ts'

export const highlight = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space[4]} ${space[6]}`,
  padding: `${space[5]} ${space[6]}`,
  borderRadius: radius.sheet,
  background: vars.accent.markerSoft,
  color: vars.text.primary,
  '@media': {
    [below('tablet')]: { padding: space[4] },
    [forced]: { border: `${border.hairline} solid CanvasText` },
  },
})
export const textBlock = style({ flex: `1 1 ${width.card}`, minWidth: 0, overflowWrap: 'anywhere' })
export const title = style(typeStep('h2'))
export const text = style([typeStep('work'), { color: vars.text.secondary, textWrap: 'pretty' }])
