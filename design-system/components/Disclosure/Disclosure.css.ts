import { style } from '@vanilla-extract/css'
import { border, containerBelow, controlHeight, fontSize, fontWeight, space, vars } from '@seberang/tokens'
import { focusRing } from '../../styles/focus.ts'

export const stack = style({ display: 'grid', gap: space[8] })
export const row = style({
  containerType: 'inline-size',
  selectors: { '& + &': { borderTop: `${border.hairline} solid ${vars.border.subtle}` } },
})
export const line = style({
  display: 'grid',
  gridTemplateColumns: '1fr auto auto auto',
  gridTemplateAreas: '"name status amount chevron"',
  alignItems: 'center',
  gap: `${space[2]} ${space[4]}`,
  width: '100%',
  minHeight: controlHeight.large,
  padding: `${space[3]} ${space[6]}`,
  textAlign: 'start',
  selectors: {
    '&:hover': { background: vars.background.hover },
    // The sheet clips what is outside.
    '&:focus-visible': { ...focusRing, outlineOffset: `-${border.strong}` },
  },
  '@container': {
    [containerBelow('medium')]: {
      gridTemplateColumns: '1fr auto',
      gridTemplateAreas: '"name chevron" "status amount"',
      paddingInline: space[4],
    },
  },
})
export const name = style({
  gridArea: 'name',
  minWidth: 0,
  fontWeight: fontWeight.semibold,
  overflowWrap: 'anywhere',
})
export const note = style({
  fontSize: fontSize.note,
  fontWeight: fontWeight.regular,
  color: vars.text.tertiary,
})
export const status = style({ gridArea: 'status', justifySelf: 'start' })
export const amount = style({ gridArea: 'amount', justifySelf: 'end', fontWeight: fontWeight.semibold })
export const chevron = style({
  gridArea: 'chevron',
  justifySelf: 'end',
  display: 'flex',
  color: vars.text.secondary,
})
