import { globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css'
import {
  below,
  border,
  controlHeight,
  duration,
  easing,
  layers,
  maxHeight,
  radius,
  space,
  travel,
  vars,
  width,
} from '@seberang/tokens'
import { forcedEdge } from '../../styles/focus.ts'

const fade = keyframes({ from: { opacity: 0 } })
const rise = keyframes({ from: { opacity: 0, transform: `translate(-50%, calc(-50% + ${travel}))` } })
const slideUp = keyframes({ from: { transform: 'translateY(100%)' } })

export const scrim = style({
  position: 'fixed',
  inset: 0,
  zIndex: layers.scrim,
  background: vars.background.scrim,
  // The page behind takes no presses; this layer takes them and passes them to the dialog.
  pointerEvents: 'auto',
  animation: `${fade} ${duration.base} ${easing.out}`,
})
/** At once, without a fade, and above another dialog that was open before. */
export const cover = style({
  position: 'fixed',
  inset: 0,
  zIndex: layers.modal,
  background: vars.background.page,
  pointerEvents: 'auto',
})
// Painted over alone, it could still be selected and copied. The dialog comes right after its cover.
globalStyle(`body:has(> ${cover}) > :not(${cover}, ${cover} + *, [data-radix-focus-guard])`, {
  visibility: 'hidden',
})
export const dialog = style({
  position: 'fixed',
  zIndex: layers.modal,
  left: '50%',
  top: '50%',
  transform: 'translate(-50%, -50%)',
  display: 'flex',
  flexDirection: 'column',
  width: `calc(100vw - ${space[8]})`,
  maxHeight: `min(${maxHeight.dialog}, calc(100dvh - ${space[16]}))`,
  borderRadius: radius.modal,
  background: vars.background.raised,
  // Blocks presses on the page behind. As CSS here, it needs no extra render of the dialog.
  pointerEvents: 'auto',
  boxShadow: vars.shadow.modal,
  ...forcedEdge,
  animation: `${rise} ${duration.slow} ${easing.out}`,
  '@media': {
    // On a phone it slides up from the bottom edge.
    [below('tablet')]: {
      left: 0,
      top: 'auto',
      bottom: 0,
      transform: 'none',
      width: '100%',
      maxWidth: 'none',
      maxHeight: `calc(100dvh - ${controlHeight.medium})`,
      borderRadius: `${radius.modal} ${radius.modal} 0 0`,
      animation: `${slideUp} ${duration.slow} ${easing.out}`,
    },
  },
})
export const sizes = styleVariants({
  small: { maxWidth: width.column },
  medium: { maxWidth: width.dialog },
  large: { maxWidth: width.document },
})
export const head = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  padding: `${space[5]} ${space[4]} 0 ${space[6]}`,
  '@media': { [below('tablet')]: { padding: `${space[3]} ${space[2]} 0 ${space[4]}` } },
})
export const picture = style({
  flex: 'none',
  overflow: 'hidden',
  borderRadius: `${radius.modal} ${radius.modal} 0 0`,
})
export const crossOnPicture = style({ position: 'absolute', top: space[2], right: space[2] })
export const title = style({ flex: 1, minWidth: 0 })
export const body = style({
  flex: 1,
  minHeight: 0,
  overflowY: 'auto',
  padding: `${space[2]} ${space[6]} ${space[5]}`,
  overflowWrap: 'anywhere',
  '@media': { [below('tablet')]: { padding: `${space[2]} ${space[4]} ${space[4]}` } },
})
export const description = style({ color: vars.text.secondary, marginBottom: space[4], textWrap: 'pretty' })
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: space[2],
  padding: `${space[4]} ${space[6]}`,
  borderTop: `${border.hairline} solid ${vars.border.subtle}`,
  '@media': { [below('tablet')]: { padding: `${space[3]} ${space[4]}` } },
})
