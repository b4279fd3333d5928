import { style } from '@vanilla-extract/css'
import { below, border, size, space, vars, width } from '@seberang/tokens'
import { tabular, typeStep } from '../../styles/typography.ts'

export const row = style({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: `${space[1]} ${space[4]}`,
  minHeight: size.listRow,
  padding: `${space[4]} ${space[6]}`,
  selectors: {
    '& + &': { borderTop: `${border.hairline} solid ${vars.border.subtle}` },
    '&:hover': { background: vars.background.hover },
  },
  '@media': { [below('tablet')]: { padding: space[4] } },
})
export const textBlock = style({ flex: 1, minWidth: `min(${width.phrase}, 100%)`, overflowWrap: 'anywhere' })
export const head = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[2] })
export const link = style({
  color: vars.text.link,
  textDecoration: 'none',
  outline: 'none',
  selectors: {
    // The whole row is the link: a large target for fingers.
    '&::after': { content: '', position: 'absolute', inset: 0 },
    '&:focus-visible::after': {
      outline: `${border.strong} solid ${vars.focus}`,
      outlineOffset: `-${border.strong}`,
    },
  },
})
export const text = style([typeStep('work'), { marginTop: space[1] }])
export const note = style([typeStep('note'), tabular, { color: vars.text.tertiary }])
export const ended = style([typeStep('work'), tabular, { color: vars.text.tertiary, whiteSpace: 'nowrap' }])
