import { style } from '@vanilla-extract/css'
import {
  barHeight,
  border,
  fontSize,
  fontWeight,
  iconSize,
  lineHeight,
  radius,
  space,
  vars,
} from '@seberang/tokens'

export const label = style({
  marginBottom: space[1.5],
  fontSize: fontSize.work,
  lineHeight: lineHeight.work,
  fontWeight: fontWeight.semibold,
})
export const preview = style({
  minWidth: 0,
  border: `${border.hairline} solid ${vars.border.subtle}`,
  borderRadius: radius.control,
  background: vars.background.sunken,
  overflow: 'hidden',
})
export const blurred = style({
  display: 'flex',
  gap: space[3.5],
  padding: `${space[5]} ${space[5]} ${space[4]}`,
  filter: `blur(${iconSize.bullet})`,
  opacity: 0.55,
})
export const dot = style({
  flex: 'none',
  width: iconSize.control,
  height: iconSize.control,
  borderRadius: '50%',
  boxShadow: `inset 0 0 0 ${border.dot} ${vars.tone.brand.solid}`,
})
export const lines = style({ flex: 1, display: 'grid', alignContent: 'start', gap: space[2] })
const line = style({ height: barHeight.line, borderRadius: radius.mark, background: vars.border.strong })
export const short = style([line, { width: '38%' }])
export const long = style([line, { width: '84%' }])
export const middle = style([line, { width: '61%' }])
export const textBlock = style({
  display: 'grid',
  justifyItems: 'start',
  gap: space[3],
  padding: `${space[3.5]} ${space[5]} ${space[4]}`,
  borderTop: `${border.hairline} solid ${vars.border.subtle}`,
  background: vars.background.surface,
  textWrap: 'pretty',
})
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: `${space[2]} ${space[5]}` })
