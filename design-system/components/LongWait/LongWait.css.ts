import { style } from '@vanilla-extract/css'
import { controlHeight, fontWeight, layers, radius, space, vars, width } from '@seberang/tokens'
import { forcedEdge } from '../../styles/focus.ts'

/** Above all, also a dialog: in the place of nothing, so that nothing moves, and away from the button below. */
export const words = style({
  position: 'fixed',
  inset: `${space[4]} ${space[4]} auto`,
  zIndex: layers.toast,
  width: 'fit-content',
  maxWidth: width.toast,
  minHeight: controlHeight.touch,
  margin: '0 auto',
  padding: `${space[2]} ${space[4]}`,
  border: 'none',
  borderRadius: radius.control,
  background: vars.background.inverse,
  color: vars.text.inverse,
  boxShadow: vars.shadow.pop,
  ...forcedEdge,
  fontWeight: fontWeight.medium,
  overflowWrap: 'break-word',
  pointerEvents: 'none',
})
