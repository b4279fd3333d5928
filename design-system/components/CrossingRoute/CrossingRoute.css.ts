import { style } from '@vanilla-extract/css'
import { fontWeight, rem, vars } from '@seberang/tokens'
import { tight } from '../../styles/beside.ts'
import { forced, forcedAhead, forcedHere, forcedInk } from '../../styles/forced.ts'

const downDashes = `repeating-linear-gradient(180deg, ${vars.tone.brand.solid} 0 4px, transparent 4px 8px)`
const downDashesOnDeep = `repeating-linear-gradient(180deg, ${vars.border.deepLine} 0 6px, transparent 6px 12px)`
const acrossDashes = `repeating-linear-gradient(90deg, ${vars.border.deepLine} 0 6px, transparent 6px 12px)`

export const vertical = style({ display: 'grid' })
export const stop = style({
  position: 'relative',
  paddingLeft: '26px',
  minWidth: 0,
  overflowWrap: 'anywhere',
  selectors: {
    '&:not(:last-child)': { paddingBottom: '18px' },
    '&::before': {
      content: '',
      position: 'absolute',
      left: 0,
      top: '4px',
      width: '12px',
      height: '12px',
      borderRadius: '50%',
      boxShadow: `inset 0 0 0 2.5px ${vars.tone.brand.solid}`,
      background: vars.background.surface,
    },
    '&:last-child::before': { background: vars.accent.kunyit, boxShadow: 'none' },
    '&:not(:last-child)::after': {
      content: '',
      position: 'absolute',
      left: '5px',
      top: '20px',
      bottom: '0',
      width: '2px',
      background: downDashes,
    },
  },
  '@media': {
    [forced]: {
      selectors: {
        '&::before': forcedInk,
        '&:last-child::before': forcedHere,
        '&:not(:last-child)::after': forcedAhead,
      },
    },
  },
})
export const name = style({
  display: 'flex',
  alignItems: 'center',
  gap: '8px',
  fontWeight: fontWeight.heading,
})
export const detail = style({ fontSize: rem(13), lineHeight: rem(18), color: vars.text.tertiary })

export const horizontal = style({ containerType: 'inline-size', display: 'flex', flexWrap: 'wrap' })
export const station = style({
  position: 'relative',
  // Long names of places share the width; none squeezes the others.
  flex: '1 1 0',
  minWidth: 0,
  paddingTop: '30px',
  paddingRight: '8px',
  fontSize: rem(13),
  lineHeight: rem(18),
  color: vars.text.onDeepQuiet,
  overflowWrap: 'anywhere',
  selectors: {
    '&:last-child': { flex: '0 1 auto', maxWidth: '36%', paddingRight: 0 },
    '&::before': {
      content: '',
      position: 'absolute',
      left: 0,
      top: '5px',
      width: '12px',
      height: '12px',
      borderRadius: '50%',
      background: vars.text.onDeep,
    },
    '&:not(:last-child)::after': {
      content: '',
      position: 'absolute',
      left: '20px',
      right: '8px',
      top: '10px',
      height: '2px',
      borderRadius: '1px',
      background: vars.text.onDeep,
    },
    '&[data-state="current"]::before': {
      left: '-4px',
      top: '1px',
      width: '20px',
      height: '20px',
      background: vars.accent.kunyit,
      boxShadow: `0 0 0 5px ${vars.accent.kunyitHalo}`,
    },
    '&[data-state="current"]:not(:last-child)::after': { left: '28px', background: acrossDashes },
    '&[data-state="next"]::before': {
      background: 'none',
      boxShadow: `inset 0 0 0 2px ${vars.border.deepLine}`,
    },
    '&[data-state="next"]:not(:last-child)::after': { background: acrossDashes },
  },
  '@media': {
    [forced]: {
      selectors: {
        '&::before, &:not(:last-child)::after': forcedInk,
        '&[data-state="current"]::before': forcedHere,
        '&[data-state="next"]::before': forcedAhead,
        '&[data-state="current"]:not(:last-child)::after': forcedAhead,
        '&[data-state="next"]:not(:last-child)::after': forcedAhead,
      },
    },
  },
  '@container': {
    // Large text: one below the other, the line down between them.
    [tight]: {
      flexBasis: '100%',
      padding: '0 0 18px 30px',
      selectors: {
        '&:last-child': { flexBasis: '100%', maxWidth: 'none', paddingBottom: 0 },
        '&:not(:last-child)::after': {
          left: '5px',
          right: 'auto',
          top: '26px',
          bottom: 0,
          width: '2px',
          height: 'auto',
        },
        '&[data-state="current"]:not(:last-child)::after': { left: '5px', background: downDashesOnDeep },
        '&[data-state="next"]:not(:last-child)::after': { background: downDashesOnDeep },
      },
    },
  },
})
export const stationName = style({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: '2px 8px',
  fontSize: rem(14),
  lineHeight: rem(20),
  fontWeight: fontWeight.heading,
  color: vars.text.onDeep,
})
