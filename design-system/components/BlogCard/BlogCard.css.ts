import { style } from '@vanilla-extract/css'
import { border, radius, space, underlineOffset, vars } from '@seberang/tokens'
import { tabular, typeStep } from '../../styles/typography.ts'

export const card = style({ position: 'relative', minWidth: 0, overflowWrap: 'anywhere' })
export const frame = style({
  aspectRatio: '16 / 10',
  marginBottom: space[3],
  overflow: 'hidden',
  borderRadius: radius.control,
  background: vars.tone.brand.softHover,
})
export const picture = style({ width: '100%', height: '100%', objectFit: 'cover' })
export const drawing = style({ display: 'grid', placeItems: 'center', height: '100%', padding: space[4] })
export const title = style(typeStep('h4'))
export const link = style({
  color: vars.text.primary,
  outline: 'none',
  selectors: {
    '&:hover': { textDecoration: 'underline', textUnderlineOffset: underlineOffset },
    // The whole card is the link: a large target for fingers.
    '&::after': { content: '', position: 'absolute', inset: 0, borderRadius: radius.control },
    '&:focus-visible::after': {
      outline: `${border.strong} solid ${vars.focus}`,
      outlineOffset: border.strong,
    },
  },
})
export const excerpt = style([
  typeStep('work'),
  {
    marginTop: space[1],
    color: vars.text.secondary,
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 3,
    overflow: 'hidden',
  },
])
export const date = style([typeStep('note'), tabular, { marginTop: space[1], color: vars.text.tertiary }])
