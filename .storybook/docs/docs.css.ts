import { style } from '@vanilla-extract/css'
import { from, radius, rem, space, vars } from '@seberang/tokens'
import { inline } from './code.css.ts'

export const frame = style({
  minHeight: '100dvh',
  background: vars.background.surface,
  color: vars.text.primary,
  overflowX: 'clip',
})
export const page = style({
  maxWidth: '1000px',
  margin: '0 auto',
  padding: `${space[8]} ${space[4]} ${space[16]}`,
  '@media': { [from('tablet')]: { padding: `${space[12]} ${space[8]} ${space[20]}` } },
})
export const section = style({
  marginTop: space[10],
  '@media': { [from('tablet')]: { marginTop: space[12] } },
})
export const code = inline
/** A member of the prop above. */
export const memberName = style([
  inline,
  { display: 'block', paddingLeft: space[3], borderLeft: `2px solid ${vars.border.default}` },
])

export const stage = style({
  minWidth: 0,
  padding: `${space[6]} ${space[4]}`,
  borderRadius: radius.sheet,
  background: vars.background.page,
  '@media': { [from('tablet')]: { padding: space[8] } },
})
export const centredStage = style([stage, { display: 'grid', justifyItems: 'center' }])

/** Two in a row where there is room. */
export const pair = style({
  display: 'grid',
  gap: `${space[6]} ${space[10]}`,
  '@media': { [from('tablet')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})
export const rule = style({ display: 'grid', gridTemplateRows: '1fr auto', minWidth: 0 })
const caption = style({ paddingTop: space[3], borderTop: '3px solid' })
export const goodCaption = style([caption, { borderTopColor: vars.tone.positive.solid }])
export const badCaption = style([caption, { borderTopColor: vars.tone.critical.solid }])

export const points = style({ display: 'grid', listStyle: 'none', margin: 0, padding: 0 })
export const point = style({
  display: 'grid',
  gridTemplateColumns: '20px minmax(0, 1fr)',
  gap: space[2.5],
  padding: `${space[2]} 0`,
})

/** The live example, with its toolbar above and its code below. */
export const example = style({
  marginTop: space[8],
  border: `1px solid ${vars.border.default}`,
  borderRadius: radius.sheet,
  overflow: 'hidden',
})
export const bar = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: `${space[1]} ${space[4]}`,
  minHeight: space[12],
  padding: `${space[1]} ${space[4]} ${space[1]} ${space[5]}`,
  borderBottom: `1px solid ${vars.border.subtle}`,
})
/** The containing block of fixed children. */
export const live = style({
  position: 'relative',
  padding: `${space[8]} ${space[4]}`,
  background: vars.background.page,
  contain: 'layout paint',
  '@media': { [from('tablet')]: { padding: space[10] } },
})
export const controls = style({
  minWidth: 0,
  margin: 0,
  border: 0,
  display: 'grid',
  gap: `${space[4]} ${space[5]}`,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 190px), 1fr))',
  alignItems: 'end',
  padding: `${space[4]} ${space[5]} ${space[5]}`,
  borderTop: `1px solid ${vars.border.subtle}`,
})
export const window = style({
  display: 'block',
  width: '100%',
  height: '640px',
  border: `1px solid ${vars.border.subtle}`,
  borderRadius: radius.control,
  background: vars.background.page,
  overflow: 'hidden',
})
export const content = style({ display: 'block', width: '100%', height: '100%' })
export const phoneWindow = style([window, { width: '360px', maxWidth: '100%' }])

export const keys = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(88px, auto) minmax(0, 1fr)',
  gap: `${space[3]} ${space[4]}`,
  margin: 0,
  alignItems: 'baseline',
})
export const keyMeaning = style({ margin: 0 })
export const key = style({
  display: 'inline-block',
  minWidth: space[7],
  padding: `0 ${space[2]}`,
  border: `1px solid ${vars.border.default}`,
  borderBottomWidth: '2px',
  borderRadius: radius.small,
  background: vars.background.surface,
  fontFamily: 'inherit',
  fontSize: rem(12),
  fontWeight: 600,
  lineHeight: rem(20),
  textAlign: 'center',
})

export const anatomy = style({
  display: 'grid',
  gap: `${space[5]} ${space[10]}`,
  alignItems: 'center',
  '@media': { [from('desktop')]: { gridTemplateColumns: 'minmax(0, 1fr) 336px' } },
})
export const pinned = style({
  position: 'relative',
  padding: `${space[8]} ${space[10]}`,
  borderRadius: radius.sheet,
  background: vars.background.page,
  contain: 'layout paint',
})
export const pin = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: '22px',
  height: '22px',
  borderRadius: radius.full,
  background: vars.background.inverse,
  color: vars.text.inverse,
  fontSize: rem(12),
  fontWeight: 700,
  lineHeight: 1,
  fontVariantNumeric: 'tabular-nums',
})
export const placedPin = style([pin, { position: 'absolute', transform: 'translateY(-50%)' }])
export const parts = style({ display: 'grid', gap: space[2.5], listStyle: 'none', margin: 0, padding: 0 })
export const part = style({ display: 'grid', gridTemplateColumns: '22px minmax(0, 1fr)', gap: space[3] })
export const behaviours = style({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  columnGap: space[8],
  '@media': { [from('tablet')]: { columnCount: 2 } },
})
export const behaviour = style({ padding: `${space[1.5]} 0`, breakInside: 'avoid' })
