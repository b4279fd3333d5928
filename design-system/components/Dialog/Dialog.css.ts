import { keyframes, style, styleVariants } from '@vanilla-extract/css'
import { below, duration, easing, layers, radius, travel, vars } from '@seberang/tokens'
import { forcedEdge } from '../../styles/focus.ts'

const fade = keyframes({ from: { opacity: 0 } })
const rise = keyframes({ from: { opacity: 0, transform: `translate(-50%, calc(-50% + ${travel}))` } })
const slideUp = keyframes({ from: { transform: 'translateY(100%)' } })

export const scrim = style({
  position: 'fixed',
  inset: 0,
  zIndex: layers.scrim,
  background: vars.background.scrim,
  // The page behind takes no presses; this does, and hands them to the dialog.
  pointerEvents: 'auto',
  animation: `${fade} ${duration.base} ${easing.out}`,
})
export const dialog = style({
  position: 'fixed',
  zIndex: layers.modal,
  left: '50%',
  top: '50%',
  transform: 'translate(-50%, -50%)',
  display: 'flex',
  flexDirection: 'column',
  width: 'calc(100vw - 32px)',
  maxHeight: 'min(760px, calc(100dvh - 64px))',
  borderRadius: radius.modal,
  background: vars.background.raised,
  // The page behind loses its presses. Said here, the dialog is not computed anew for it.
  pointerEvents: 'auto',
  boxShadow: vars.shadow.modal,
  ...forcedEdge,
  animation: `${rise} ${duration.slow} ${easing.out}`,
  '@media': {
    // On a phone it comes from below and stands on the lower edge.
    [below('tablet')]: {
      left: 0,
      top: 'auto',
      bottom: 0,
      transform: 'none',
      width: '100%',
      maxWidth: 'none',
      maxHeight: 'calc(100dvh - 40px)',
      borderRadius: `${radius.modal} ${radius.modal} 0 0`,
      animation: `${slideUp} ${duration.slow} ${easing.out}`,
    },
  },
})
export const sizes = styleVariants({
  small: { maxWidth: '400px' },
  medium: { maxWidth: '520px' },
  large: { maxWidth: '640px' },
})
export const head = style({
  display: 'flex',
  alignItems: 'center',
  gap: '12px',
  padding: '20px 16px 0 24px',
  '@media': { [below('tablet')]: { padding: '12px 8px 0 16px' } },
})
export const picture = style({
  flex: 'none',
  overflow: 'hidden',
  borderRadius: `${radius.modal} ${radius.modal} 0 0`,
})
export const crossOnPicture = style({ position: 'absolute', top: '8px', right: '8px' })
export const title = style({ flex: 1, minWidth: 0 })
export const body = style({
  flex: 1,
  minHeight: 0,
  overflowY: 'auto',
  padding: '8px 24px 20px',
  overflowWrap: 'anywhere',
  '@media': { [below('tablet')]: { padding: '8px 16px 16px' } },
})
export const description = style({ color: vars.text.secondary, marginBottom: '16px', textWrap: 'pretty' })
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: '8px',
  padding: '16px 24px',
  borderTop: `1px solid ${vars.border.subtle}`,
  '@media': { [below('tablet')]: { padding: '12px 16px' } },
})
