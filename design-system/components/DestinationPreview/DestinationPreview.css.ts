import { style } from '@vanilla-extract/css'
import {
  border,
  fontSize,
  fontWeight,
  iconSize,
  lineHeight,
  radius,
  rem,
  space,
  vars,
} from '@seberang/tokens'

export const section = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[1.5] })
export const label = style({
  fontSize: fontSize.work,
  lineHeight: lineHeight.work,
  fontWeight: fontWeight.semibold,
})
export const preview = style({
  minWidth: 0,
  border: `${border.hairline} solid ${vars.border.subtle}`,
  borderRadius: radius.control,
  selectors: { '&[data-state="invalid"]': { borderColor: vars.tone.critical.solid } },
})
/** In the form of an address to choose; what is not there yet is dashed. */
export const shape = style({
  display: 'flex',
  gap: space[3.5],
  margin: space[4],
  padding: `${space[3]} ${space[4]}`,
  border: `${border.hairline} dashed ${vars.border.strong}`,
  borderRadius: radius.control,
  color: vars.text.tertiary,
})
export const radio = style({
  flex: 'none',
  width: rem(iconSize.control),
  height: rem(iconSize.control),
  marginTop: space[0.5],
  border: `${border.hairline} dashed ${vars.border.strong}`,
  borderRadius: '50%',
})
export const lines = style({ display: 'grid', minWidth: 0, overflowWrap: 'anywhere' })
export const name = style({ fontWeight: fontWeight.semibold })
export const textBlock = style({
  display: 'grid',
  justifyItems: 'start',
  gap: space[3],
  padding: `0 ${space[4]} ${space[4]}`,
  textWrap: 'pretty',
})
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: `${space[2]} ${space[5]}` })
