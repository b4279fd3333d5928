import { style } from '@vanilla-extract/css'
import { below, controlHeight, duration, fontWeight, radius, space, vars } from '@seberang/tokens'
import { typeStep } from '../../styles/typography.ts'
import { forced } from '../../styles/forced.ts'

const asRow = below('desktop')
const fade = `linear-gradient(90deg, #000 calc(100% - 32px), transparent)`

export const menu = style({
  width: '232px',
  maxWidth: '100%',
  minWidth: 0,
  '@media': { [asRow]: { width: '100%', borderBottom: `1px solid ${vars.border.subtle}` } },
})
export const row = style({
  padding: space[5],
  '@media': {
    [asRow]: {
      // Children are measured against it while it scrolls.
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
      borderTop: `1px solid ${vars.border.default}`,
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
          boxShadow: `inset 1px 0 0 ${vars.border.subtle}`,
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
    '&:focus-visible': { outline: `2px solid ${vars.focus}`, outlineOffset: '-2px' },
    '&[aria-current="page"]': {
      background: vars.tone.brand.soft,
      color: vars.tone.brand.text,
      fontWeight: fontWeight.semibold,
    },
  },
  '@media': {
    [forced]: {
      selectors: { '&[aria-current="page"]': { outline: '2px solid', outlineOffset: '-2px' } },
    },
    [asRow]: {
      gap: space[2],
      whiteSpace: 'nowrap',
      borderRadius: 0,
      selectors: {
        '&[aria-current="page"]': {
          background: 'transparent',
          boxShadow: `inset 0 -2px 0 ${vars.tone.brand.solid}`,
        },
      },
    },
  },
})
export const label = style({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' })
