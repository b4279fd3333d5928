import { style } from '@vanilla-extract/css'
import {
  below,
  border,
  controlHeight,
  duration,
  fontWeight,
  radius,
  space,
  vars,
  width,
} from '@seberang/tokens'
import { typeStep } from '../../styles/typography.ts'
import { forced } from '../../styles/forced.ts'

const asRow = below('desktop')
// A mask: the colour only has to be opaque.
const fade = `linear-gradient(90deg, ${vars.text.primary} calc(100% - ${space[8]}), transparent)`

export const menu = style({
  width: width.sidebar,
  maxWidth: '100%',
  minWidth: 0,
  '@media': { [asRow]: { width: '100%', borderBottom: `${border.hairline} solid ${vars.border.subtle}` } },
})
export const row = style({
  padding: space[5],
  '@media': {
    [asRow]: {
      // The offset parent of the entries while the row scrolls.
      position: 'relative',
      display: 'flex',
      overflowX: 'auto',
      padding: `${space[1]} ${space[8]} ${space[1]} ${space[4]}`,
      scrollbarWidth: 'none',
      maskImage: fade,
    },
  },
})
export const section = style({
  selectors: {
    '& + &': {
      marginTop: space[3],
      paddingTop: space[3],
      borderTop: `${border.hairline} solid ${vars.border.default}`,
    },
  },
  '@media': {
    [asRow]: {
      flex: 'none',
      selectors: {
        '& + &': {
          margin: `0 0 0 ${space[1]}`,
          padding: `0 0 0 ${space[1]}`,
          border: 0,
          boxShadow: `inset ${border.hairline} 0 0 ${vars.border.subtle}`,
        },
      },
    },
  },
})
export const name = style([
  typeStep('note'),
  {
    padding: `${space[1]} ${space[3]} ${space[2]}`,
    color: vars.text.tertiary,
    overflowWrap: 'anywhere',
    '@media': { [asRow]: { display: 'none' } },
  },
])
export const list = style({
  display: 'grid',
  gap: space[0],
  '@media': { [asRow]: { display: 'flex' } },
})
export const entry = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  minHeight: controlHeight.touch,
  padding: `${space[2]} ${space[3]}`,
  borderRadius: radius.control,
  color: vars.text.secondary,
  fontWeight: fontWeight.medium,
  transition: `background ${duration.fast}, color ${duration.fast}`,
  selectors: {
    '&:hover': { background: vars.background.hover, color: vars.text.primary },
    '&:focus-visible': {
      outline: `${border.strong} solid ${vars.focus}`,
      outlineOffset: `-${border.strong}`,
    },
    '&[aria-current="page"]': {
      background: vars.tone.brand.soft,
      color: vars.tone.brand.text,
      fontWeight: fontWeight.semibold,
    },
  },
  '@media': {
    [forced]: {
      selectors: {
        '&[aria-current="page"]': { outline: `${border.strong} solid`, outlineOffset: `-${border.strong}` },
      },
    },
    [asRow]: {
      gap: space[2],
      whiteSpace: 'nowrap',
      borderRadius: 0,
      selectors: {
        '&[aria-current="page"]': {
          background: 'transparent',
          boxShadow: `inset 0 -${border.strong} 0 ${vars.tone.brand.solid}`,
        },
      },
    },
  },
})
export const label = style({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' })
