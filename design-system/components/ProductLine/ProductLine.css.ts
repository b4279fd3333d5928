import { style } from '@vanilla-extract/css'
import { fontWeight, radius, rem, vars } from '@seberang/tokens'
import { tight } from '../../styles/beside.ts'

/** From here the amount has a column of its own. */
const few = `(max-width: ${rem(520)})`

export const list = style({ minWidth: 0 })
/** Measures its own room, so that it is right in any list. */
export const item = style({
  minWidth: 0,
  containerType: 'inline-size',
  selectors: { '& + &': { borderTop: `1px solid ${vars.border.subtle}` } },
})
export const line = style({
  display: 'grid',
  gridTemplateColumns: '44px minmax(0, 1fr) auto auto',
  gridTemplateAreas: '"thumbnail words amount actions"',
  alignItems: 'center',
  gap: '2px 14px',
  padding: '12px 12px 12px 20px',
  '@container': {
    [few]: {
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      gridTemplateAreas: '"words actions" "amount actions"',
      padding: '12px 4px 12px 16px',
    },
    [tight]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridTemplateAreas: '"words" "amount" "actions"',
    },
  },
})
export const thumbnail = style({
  gridArea: 'thumbnail',
  display: 'grid',
  placeItems: 'center',
  width: '44px',
  height: '44px',
  overflow: 'hidden',
  borderRadius: radius.control,
  background: vars.background.sunken,
  color: vars.text.secondary,
  '@container': { [few]: { display: 'none' } },
})
export const photo = style({ width: '100%', height: '100%', objectFit: 'cover' })
export const words = style({ gridArea: 'words', minWidth: 0, overflowWrap: 'anywhere' })
export const title = style({ fontSize: rem(14), lineHeight: rem(20), fontWeight: fontWeight.heading })
export const meta = style({
  fontSize: rem(13),
  lineHeight: rem(18),
  color: vars.text.tertiary,
  fontVariantNumeric: 'tabular-nums',
})
export const problem = style({ fontSize: rem(13), lineHeight: rem(18), color: vars.tone.critical.text })
export const amount = style({
  gridArea: 'amount',
  textAlign: 'right',
  '@container': { [few]: { textAlign: 'left' } },
})
export const actions = style({
  gridArea: 'actions',
  display: 'flex',
  // Its first drawing stands under the words, not its edge.
  '@container': { [tight]: { marginInlineStart: '-12px' } },
})
