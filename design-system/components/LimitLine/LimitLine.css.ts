import { createVar, style } from '@vanilla-extract/css'
import { fontWeight, radius, space, vars } from '@seberang/tokens'
import { tabular, typeStep } from '../../styles/typography.ts'

/** Along the line, in percent. */
export const place = createVar()

export const above = style([
  typeStep('note'),
  {
    display: 'flex',
    justifyContent: 'space-between',
    gap: space[4],
    color: vars.text.tertiary,
  },
])
const lineTop = '28px'
export const line = style([
  typeStep('note'),
  tabular,
  {
    position: 'relative',
    height: '64px',
    color: vars.text.secondary,
    selectors: {
      '&::before': {
        content: '',
        position: 'absolute',
        insetInline: 0,
        top: lineTop,
        height: '2px',
        background: `repeating-linear-gradient(90deg, ${vars.border.strong} 0 4px, transparent 4px 8px)`,
      },
      '&::after': {
        content: '',
        position: 'absolute',
        left: 0,
        width: place,
        top: lineTop,
        height: '2px',
        background: vars.tone.brand.solid,
      },
    },
    '@media': {
      '(forced-colors: active)': { selectors: { '&::after': { background: 'Highlight' } } },
    },
  },
])
export const tick = style({
  position: 'absolute',
  left: place,
  top: '40px',
  transform: 'translateX(-50%)',
  whiteSpace: 'nowrap',
  selectors: {
    '&::before': {
      content: '',
      position: 'absolute',
      left: '50%',
      top: '-17px',
      width: '1.5px',
      height: '12px',
      background: vars.border.strong,
    },
  },
})
export const figure = style({
  position: 'absolute',
  left: place,
  top: 0,
  transform: 'translateX(-50%)',
  whiteSpace: 'nowrap',
  fontWeight: fontWeight.bold,
  color: vars.text.primary,
})
export const dot = style({
  position: 'absolute',
  left: place,
  top: '29px',
  zIndex: 1,
  width: '14px',
  height: '14px',
  transform: 'translate(-50%, -50%)',
  borderRadius: radius.full,
  background: vars.accent.kunyit,
  boxShadow: `0 0 0 4px ${vars.accent.kunyitHalo}`,
  '@media': { '(forced-colors: active)': { border: '7px solid Highlight' } },
})
