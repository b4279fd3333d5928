import { fallbackVar, style } from '@vanilla-extract/css'
import { fontSize, fontWeight, layers, lineHeight, radius, space, vars } from '@seberang/tokens'
import { bottomBarHeight } from '../../styles/bar-height.css.ts'

export const state = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'center',
  alignContent: 'center',
  gap: space[1],
  padding: `${space[10]} ${space[6]}`,
  textAlign: 'center',
  minWidth: 0,
  overflowWrap: 'anywhere',
})
export const picture = style({ marginBottom: space[3], maxWidth: '100%' })
export const text = style({ maxWidth: '44ch', color: vars.text.secondary, textWrap: 'pretty' })
export const action = style({ marginTop: space[4], maxWidth: '100%' })
export const note = style({
  marginTop: space[3],
  fontSize: fontSize.small,
  lineHeight: lineHeight.note,
  color: vars.text.tertiary,
})
export const reconnecting = style({
  position: 'fixed',
  right: space[5],
  bottom: fallbackVar(bottomBarHeight, space[0]),
  marginBottom: space[5],
  zIndex: layers.toast,
  display: 'flex',
  alignItems: 'center',
  gap: space[2.5],
  padding: `${space[3]} ${space[4]}`,
  borderRadius: radius.control,
  background: vars.background.inverse,
  color: vars.text.inverse,
  boxShadow: vars.shadow.pop,
  fontWeight: fontWeight.medium,
})
