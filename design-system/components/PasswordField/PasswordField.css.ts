import { style } from '@vanilla-extract/css'
import { barHeight, border, duration, fontWeight, iconSize, radius, rem, space, vars } from '@seberang/tokens'
import { forced } from '../../styles/forced.ts'

export const withMeter = style({ display: 'grid', gap: space[1.5], minWidth: 0 })
/** Large text makes the icon as wide as its button; it keeps its distance from the edge. */
export const eye = style({ paddingRight: `calc((${rem(iconSize.row)} - ${iconSize.row}) / 2)` })
export const meter = style({ display: 'grid', gridTemplateColumns: 'repeat(4, 1fr)', gap: space[1] })
export const bar = style({
  height: barHeight.thin,
  borderRadius: radius.full,
  background: vars.border.default,
  transition: `background ${duration.base}`,
  selectors: {
    '&[data-state="weak"]': { background: vars.tone.critical.solid },
    '&[data-state="fair"]': { background: vars.tone.caution.solid },
    '&[data-state="strong"]': { background: vars.tone.positive.solid },
  },
  '@media': {
    [forced]: {
      border: `${border.hairline} solid CanvasText`,
      selectors: { '&:not([data-state="none"])': { background: 'CanvasText', forcedColorAdjust: 'none' } },
    },
  },
})
export const strengthName = style({ fontWeight: fontWeight.semibold, color: vars.text.secondary })
