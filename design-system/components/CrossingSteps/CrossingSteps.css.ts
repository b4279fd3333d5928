import { style } from '@vanilla-extract/css'
import { border, iconSize, detailSpace, from, space, vars } from '@seberang/tokens'
import { dashes } from '../../styles/dashes.ts'
import { typeStep } from '../../styles/typography.ts'
import { forced, forcedDashes, forcedHere, forcedInk } from '../../styles/forced.ts'

export const list = style({
  position: 'relative',
  display: 'grid',
  gap: space[6],
  selectors: {
    // The line is dashed, as it lies ahead; vertical on a phone, horizontal from tablets on.
    '&::before': {
      content: '',
      position: 'absolute',
      left: space[1.5],
      top: space[2],
      bottom: space[16],
      width: border.strong,
      background: dashes('down', vars.border.onDeep, space[1.5]),
    },
  },
  '@media': {
    [from('tablet')]: {
      gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
      gap: space[8],
      selectors: {
        '&::before': {
          top: space[1.5],
          bottom: 'auto',
          right: `calc(25% - ${detailSpace[7.5]})`,
          width: 'auto',
          height: border.strong,
          background: dashes('across', vars.border.onDeep, space[1.5]),
        },
      },
    },
    [forced]: { selectors: { '&::before': forcedDashes('borderLeft') } },
    [`${from('tablet')} and ${forced}`]: {
      selectors: { '&::before': { borderLeft: 'none', width: 'auto', ...forcedDashes('borderTop') } },
    },
  },
})

export const step = style({
  position: 'relative',
  paddingLeft: detailSpace[9],
  selectors: {
    '&::before': {
      content: '',
      position: 'absolute',
      top: space[1],
      left: 0,
      width: iconSize.mark,
      height: iconSize.mark,
      borderRadius: '50%',
      background: vars.text.onDeep,
      boxShadow: `0 0 0 ${border.dot} ${vars.background.brandDeep}`,
    },
    '&:last-child::before': { background: vars.accent.marker },
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
