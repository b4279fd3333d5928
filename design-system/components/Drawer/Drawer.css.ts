import { keyframes, style } from '@vanilla-extract/css'
import { below, border, duration, easing, layers, space, vars, width } from '@seberang/tokens'
import { forcedEdge } from '../../styles/focus.ts'

const slideIn = keyframes({ from: { transform: 'translateX(100%)' } })

export const drawer = style({
  position: 'fixed',
  zIndex: layers.modal,
  insetBlock: 0,
  right: 0,
  display: 'flex',
  flexDirection: 'column',
  width: width.drawer,
  maxWidth: '100%',
  background: vars.background.raised,
  boxShadow: vars.shadow.modal,
  ...forcedEdge,
  animation: `${slideIn} ${duration.slow} ${easing.out}`,
  '@media': { [below('tablet')]: { width: '100%' } },
})
export const head = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  flex: 'none',
  padding: `${space[3]} ${space[3]} ${space[3]} ${space[6]}`,
  borderBottom: `${border.hairline} solid ${vars.border.subtle}`,
  '@media': { [below('tablet')]: { paddingLeft: space[4] } },
})
export const title = style({ flex: 1, minWidth: 0 })
export const body = style({ flex: 1, minHeight: 0, overflowY: 'auto', overflowWrap: 'anywhere' })
export const section = style({
  padding: `${space[5]} ${space[6]}`,
  '@media': { [below('tablet')]: { padding: space[4] } },
  selectors: {
    '& + &': { borderTop: `${border.hairline} solid ${vars.border.subtle}`, paddingTop: space[2] },
  },
})
