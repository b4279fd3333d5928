import { keyframes, style } from '@vanilla-extract/css'
import { below, duration, easing, fontWeight, layers, radius, travel, vars } from '@seberang/tokens'
import { forcedEdge, touchTarget } from '../../styles/focus.ts'

const arrive = keyframes({ from: { opacity: 0, transform: `translateY(${travel})` } })

export const region = style({
  position: 'fixed',
  right: '20px',
  bottom: '20px',
  zIndex: layers.toast,
  display: 'grid',
  gap: '8px',
  justifyItems: 'end',
  pointerEvents: 'none',
  '@media': { [below('tablet')]: { left: '16px', right: '16px', bottom: '16px', justifyItems: 'stretch' } },
})
export const toast = style({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: '0 10px',
  maxWidth: '420px',
  minHeight: '44px',
  padding: '6px 16px',
  borderRadius: radius.control,
  background: vars.background.inverse,
  color: vars.text.inverse,
  boxShadow: vars.shadow.pop,
  ...forcedEdge,
  fontWeight: fontWeight.medium,
  pointerEvents: 'auto',
  animation: `${arrive} ${duration.base} ${easing.out}`,
  '@media': { [below('tablet')]: { maxWidth: 'none' } },
})
/** As wide as its longest word at least; else the action goes below. */
export const text = style({ flex: '1 1 min-content', minWidth: 0, overflowWrap: 'break-word' })
export const action = style({
  position: 'relative',
  minHeight: '32px',
  padding: '0 4px',
  borderRadius: radius.mark,
  fontWeight: fontWeight.semibold,
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
  selectors: {
    '&::after': touchTarget,
    '&:focus-visible': { outline: '2px solid currentColor', outlineOffset: '2px' },
  },
})
