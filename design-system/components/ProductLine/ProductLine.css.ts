import { style } from '@vanilla-extract/css'
import { fontWeight, radius, rem, vars } from '@seberang/tokens'

export const list = style({ minWidth: 0, containerType: 'inline-size' })
export const line = style({
  display: 'grid',
  gridTemplateColumns: '44px minmax(0, 1fr) auto auto',
  gridTemplateAreas: '"thumbnail words amount actions"',
  alignItems: 'center',
  gap: '2px 14px',
  padding: '12px 12px 12px 20px',
  selectors: { '& + &': { borderTop: `1px solid ${vars.border.subtle}` } },
  '@container': {
    '(max-width: 520px)': {
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      gridTemplateAreas: '"words actions" "amount actions"',
      padding: '12px 4px 12px 16px',
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
  '@container': { '(max-width: 520px)': { display: 'none' } },
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
  '@container': { '(max-width: 520px)': { textAlign: 'left' } },
})
export const actions = style({ gridArea: 'actions', display: 'flex' })
