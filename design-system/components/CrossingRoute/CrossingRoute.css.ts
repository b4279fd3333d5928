import { style } from '@vanilla-extract/css'
import {
  border,
  containerBelow,
  detailSpace,
  fontSize,
  fontWeight,
  iconSize,
  lineHeight,
  space,
  vars,
} from '@seberang/tokens'
import { dashes } from '../../styles/dashes.ts'
import { forced, forcedDashes, forcedHere, forcedInk } from '../../styles/forced.ts'

const downDashes = dashes('down', vars.tone.brand.solid, space[1])
const downDashesAhead = dashes('down', vars.border.strong, space[1.5])
const acrossDashes = dashes('across', vars.border.strong, space[1.5])

/** Where the names of three places do not fit beside each other: on a phone, and in large text. */
const upright = containerBelow('compact')

/** Where a line starts that runs through the middle of a dot. */
const middleOfDot = `calc((${iconSize.dot} - ${border.strong}) / 2)`

/** Between two stops; and where the line goes on beyond the marker there. */
const halfway = '50%'
const beyondHalf = `calc(${halfway} + ${space[4]})`

export const vertical = style({ display: 'grid' })
export const stop = style({
  position: 'relative',
  paddingLeft: detailSpace[6.5],
  minWidth: 0,
  overflowWrap: 'anywhere',
  selectors: {
    '&:not(:last-child)': { paddingBottom: detailSpace[4.5] },
    '&::before': {
      content: '',
      position: 'absolute',
      left: 0,
      top: space[1],
      width: iconSize.dot,
      height: iconSize.dot,
      borderRadius: '50%',
      boxShadow: `inset 0 0 0 ${border.ring} ${vars.tone.brand.solid}`,
      background: vars.background.surface,
    },
    '&:last-child::before': { background: vars.accent.marker, boxShadow: 'none' },
    '&:not(:last-child)::after': {
      content: '',
      position: 'absolute',
      left: middleOfDot,
      top: space[5],
      bottom: '0',
      width: border.strong,
      background: downDashes,
    },
  },
  '@media': {
    [forced]: {
      selectors: {
        '&::before': forcedInk,
        '&:last-child::before': forcedHere,
        '&:not(:last-child)::after': forcedDashes('borderLeft'),
      },
    },
  },
})
export const name = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  fontWeight: fontWeight.heading,
})
export const detail = style({
  fontSize: fontSize.note,
  lineHeight: lineHeight.note,
  color: vars.text.tertiary,
})

export const horizontal = style({ containerType: 'inline-size', display: 'flex', flexWrap: 'wrap' })
export const station = style({
  position: 'relative',
  // Long place names share the width, and break between words only.
  flex: '1 1 0',
  minWidth: 'min-content',
  paddingTop: detailSpace[7.5],
  paddingRight: space[2],
  fontSize: fontSize.note,
  lineHeight: lineHeight.note,
  color: vars.text.tertiary,
  overflowWrap: 'break-word',
  selectors: {
    '&:last-child': { flex: '0 1 auto', minWidth: 0, maxWidth: '42%', paddingRight: 0 },
    '&::before': {
      content: '',
      position: 'absolute',
      left: 0,
      top: middleOfDot,
      width: iconSize.dot,
      height: iconSize.dot,
      borderRadius: '50%',
      background: vars.tone.brand.solid,
    },
    '&:not(:last-child)::after': {
      content: '',
      position: 'absolute',
      left: space[5],
      right: space[2],
      top: space[2.5],
      height: border.strong,
      borderRadius: border.hairline,
      background: vars.tone.brand.solid,
    },
    '&[data-state="current"]::before': {
      left: `-${space[1]}`,
      top: border.hairline,
      width: iconSize.control,
      height: iconSize.control,
      background: vars.accent.marker,
      boxShadow: `0 0 0 ${border.wideHalo} ${vars.accent.markerHalo}`,
    },
    '&[data-state="expected"]::before': {
      background: 'none',
      boxShadow: `inset 0 0 0 ${border.ring} ${vars.accent.marker}`,
    },
    '&[data-state="current"]:not(:last-child)::after': { left: space[7], background: acrossDashes },
    '&[data-state="left"]:not(:last-child)::after': { left: beyondHalf, background: acrossDashes },
    '&[data-state="next"]::before': {
      background: 'none',
      boxShadow: `inset 0 0 0 ${border.strong} ${vars.border.strong}`,
    },
    '&:is([data-state="expected"], [data-state="next"]):not(:last-child)::after': {
      background: acrossDashes,
    },
  },
  '@media': {
    [forced]: {
      selectors: {
        '&::before, &:not(:last-child)::after': forcedInk,
        '&[data-state="current"]::before': forcedHere,
        '&:is([data-state="expected"], [data-state="next"])::before': {
          background: 'none',
          border: `${border.strong} solid CanvasText`,
        },
        '&:not([data-state="done"], :last-child)::after': forcedDashes('borderTop'),
      },
    },
  },
  '@container': {
    // Stations are stacked, with the line between them.
    [upright]: {
      flexBasis: '100%',
      padding: `0 0 ${space[6]} ${detailSpace[7.5]}`,
      selectors: {
        '&:last-child': { flexBasis: '100%', maxWidth: 'none', paddingBottom: 0 },
        // Room for the parcel between both stops.
        '&[data-state="left"]': { paddingBottom: space[10] },
        '&:not(:last-child)::after': {
          left: middleOfDot,
          right: 'auto',
          top: detailSpace[6.5],
          bottom: 0,
          width: border.strong,
          height: 'auto',
        },
        '&[data-state="current"]:not(:last-child)::after': {
          left: middleOfDot,
          background: downDashesAhead,
        },
        '&[data-state="left"]:not(:last-child)::after': {
          left: middleOfDot,
          top: beyondHalf,
          background: downDashesAhead,
        },
        '&:is([data-state="expected"], [data-state="next"]):not(:last-child)::after': {
          background: downDashesAhead,
        },
      },
      '@media': {
        [forced]: {
          selectors: {
            '&:not([data-state="done"], :last-child)::after': {
              borderTop: 'none',
              height: 'auto',
              ...forcedDashes('borderLeft'),
            },
          },
        },
      },
    },
  },
})
/** The part of the way that a parcel has behind it between two stops, and the parcel at its end. */
export const travelled = style({
  position: 'absolute',
  left: space[5],
  width: `calc(${halfway} - ${space[5]})`,
  top: space[2.5],
  height: border.strong,
  borderRadius: border.hairline,
  background: vars.tone.brand.solid,
  selectors: {
    '&::after': {
      content: '',
      position: 'absolute',
      left: '100%',
      top: '50%',
      width: iconSize.control,
      height: iconSize.control,
      borderRadius: '50%',
      transform: 'translate(-50%, -50%)',
      background: vars.accent.marker,
      boxShadow: `0 0 0 ${border.wideHalo} ${vars.accent.markerHalo}`,
    },
  },
  '@media': { [forced]: { ...forcedInk, selectors: { '&::after': forcedHere } } },
  '@container': {
    [upright]: {
      left: middleOfDot,
      width: border.strong,
      top: detailSpace[6.5],
      height: `calc(${halfway} - ${detailSpace[6.5]})`,
      selectors: { '&::after': { left: '50%', top: '100%' } },
    },
  },
})
/** A flag stays with the first word of its stop. */
export const flagged = style({ whiteSpace: 'nowrap' })
export const flag = style({ marginRight: space[2] })
export const stationName = style({
  fontSize: fontSize.work,
  lineHeight: lineHeight.work,
  fontWeight: fontWeight.heading,
  color: vars.text.primary,
})
