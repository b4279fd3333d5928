import { createVar, style, styleVariants } from '@vanilla-extract/css'
import { border, layers, pictureSize, radius, space, vars, width } from '@seberang/tokens'
import { focusRing } from '../../styles/focus.ts'
import { typeStep } from '../../styles/typography.ts'

export const stage = style({
  position: 'fixed',
  inset: 0,
  zIndex: layers.modal,
  overflow: 'hidden auto',
  background: vars.background.brandDeep,
  color: vars.text.onDeep,
  outline: 'none',
})
export const picture = style({
  position: 'fixed',
  inset: 0,
  width: '100%',
  height: '100%',
  objectFit: 'cover',
})
export const content = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto 1fr auto auto 1fr auto auto',
  justifyItems: 'center',
  gap: space[3],
  minHeight: '100%',
  padding: space[5],
  overflow: 'hidden',
})
/** Above what the frame darkens around it. */
const above = { position: 'relative', zIndex: layers.above } as const
export const bar = style({ ...above, justifySelf: 'start' })
export const words = style({
  ...above,
  display: 'grid',
  alignContent: 'end',
  gap: space[1],
  textAlign: 'center',
})
export const title = style(typeStep('h1'))
export const note = style([typeStep('work'), { color: vars.text.onDeepQuiet, textAlign: 'center' }])
export const ratio = createVar()
/** Not positioned, so that what it darkens around it lies below the words. */
export const frame = style({
  display: 'grid',
  width: '100%',
  maxWidth: width.dialog,
  aspectRatio: ratio,
  borderRadius: radius.sheet,
  boxShadow: `0 0 0 100vmax ${vars.background.scrim}`,
})
const corner = {
  width: space[10],
  height: space[10],
  borderWidth: 0,
  borderStyle: 'solid',
  borderColor: vars.text.onDeep,
  selectors: {
    '&[data-state="missing"]': { borderStyle: 'dashed', borderColor: vars.accent.marker },
  },
} as const
const line = space[1]
export const corners = styleVariants({
  topLeft: [
    corner,
    {
      gridArea: '1 / 1',
      placeSelf: 'start',
      borderTopWidth: line,
      borderLeftWidth: line,
      borderTopLeftRadius: radius.sheet,
    },
  ],
  topRight: [
    corner,
    {
      gridArea: '1 / 1',
      placeSelf: 'start end',
      borderTopWidth: line,
      borderRightWidth: line,
      borderTopRightRadius: radius.sheet,
    },
  ],
  bottomRight: [
    corner,
    {
      gridArea: '1 / 1',
      placeSelf: 'end',
      borderBottomWidth: line,
      borderRightWidth: line,
      borderBottomRightRadius: radius.sheet,
    },
  ],
  bottomLeft: [
    corner,
    {
      gridArea: '1 / 1',
      placeSelf: 'end start',
      borderBottomWidth: line,
      borderLeftWidth: line,
      borderBottomLeftRadius: radius.sheet,
    },
  ],
})
export const hint = style([
  typeStep('work'),
  {
    display: 'flex',
    alignItems: 'center',
    gap: space[2],
    minHeight: space[12],
    padding: `${space[2]} ${space[4]}`,
    borderRadius: radius.control,
    selectors: {
      '&[data-state="shown"]': { background: vars.accent.marker, color: vars.background.brandDeep },
    },
  },
])
export const byItself = style([note, { alignSelf: 'end' }])
export const actions = style({
  display: 'grid',
  gridTemplateColumns: '1fr auto 1fr',
  alignItems: 'center',
  justifyItems: 'start',
  gap: space[3],
  width: '100%',
  maxWidth: width.dialog,
})
export const shutter = style({
  gridColumn: 2,
  width: pictureSize.large,
  height: pictureSize.large,
  border: `${line} solid ${vars.text.onDeep}`,
  borderRadius: radius.full,
  background: vars.text.onDeep,
  backgroundClip: 'content-box',
  padding: border.strong,
  cursor: 'pointer',
  selectors: { '&:focus-visible': focusRing },
})
