import { style } from '@vanilla-extract/css'
import { from, space, vars } from '@seberang/tokens'
import { typeStep } from '../../styles/typography.ts'
import { forced, forcedAhead, forcedHere, forcedInk } from '../../styles/forced.ts'

const dot = 14

export const list = style({
  position: 'relative',
  display: 'grid',
  gap: space[6],
  selectors: {
    // The crossing line: still to come, so dashed; down on a phone, across from tablets on.
    '&::before': {
      content: '',
      position: 'absolute',
      left: '6px',
      top: space[2],
      bottom: space[16],
      width: '2px',
      background: `repeating-linear-gradient(180deg, ${vars.border.deepLine} 0 6px, transparent 6px 12px)`,
    },
  },
  '@media': {
    [from('tablet')]: {
      gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
      gap: space[8],
      selectors: {
        '&::before': {
          top: '6px',
          bottom: 'auto',
          right: 'calc(25% - 30px)',
          width: 'auto',
          height: '2px',
          background: `repeating-linear-gradient(90deg, ${vars.border.deepLine} 0 6px, transparent 6px 12px)`,
        },
      },
    },
    [forced]: { selectors: { '&::before': forcedAhead } },
  },
})

export const step = style({
  position: 'relative',
  paddingLeft: '36px',
  selectors: {
    '&::before': {
      content: '',
      position: 'absolute',
      top: space[1],
      left: 0,
      width: `${dot}px`,
      height: `${dot}px`,
      borderRadius: '50%',
      background: vars.text.onDeep,
      boxShadow: `0 0 0 6px ${vars.background.brandDeep}`,
    },
    '&:last-child::before': { background: vars.accent.kunyit },
  },
  '@media': {
    [from('tablet')]: { paddingLeft: 0, paddingTop: space[8], selectors: { '&::before': { top: 0 } } },
    [forced]: { selectors: { '&::before': forcedInk, '&:last-child::before': forcedHere } },
  },
})

export const title = style([typeStep('h3'), { color: vars.text.onDeep }])
export const text = style([
  typeStep('work'),
  { marginTop: space[1.5], maxWidth: '34ch', color: vars.text.onDeepQuiet, textWrap: 'pretty' },
])
