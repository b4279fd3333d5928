import { style } from '@vanilla-extract/css'
import {
  border,
  controlHeight,
  fontSize,
  fontWeight,
  lineHeight,
  radius,
  space,
  vars,
} from '@seberang/tokens'
import { beside, besideEnd, besideWords, tight } from '../../styles/beside.ts'

export const block = style({ containerType: 'inline-size', minWidth: 0 })
export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
  marginBottom: space[1],
})
/** The words of the button, not its edge, end where the amounts end; its height adds none to the title's. */
export const edit = style({ flex: 'none', marginBlock: `-${space[2]}` })
export const list = style({ minWidth: 0 })
export const line = style({
  paddingBlock: space[2],
  selectors: {
    '& + &': { borderTop: `${border.hairline} solid ${vars.border.subtle}` },
    '&[data-kind="sum"]': { borderTop: `${border.hairline} solid ${vars.border.strong}` },
    '&:last-child': { paddingBottom: 0 },
  },
})
export const row = style({
  display: 'flex',
  justifyContent: 'space-between',
  columnGap: space[4],
  '@container': { [tight]: beside },
})
export const thumbnail = style({
  flex: 'none',
  width: controlHeight.touch,
  height: controlHeight.touch,
  objectFit: 'cover',
  borderRadius: radius.control,
  background: vars.background.sunken,
})
export const words = style([besideWords, { flex: '1 1 0' }, { '@container': { [tight]: besideWords } }])
export const title = style({
  fontSize: fontSize.work,
  lineHeight: lineHeight.work,
  fontWeight: fontWeight.heading,
  selectors: {
    '[data-kind="sum"] &': { color: vars.text.secondary, fontWeight: fontWeight.regular },
  },
})
export const detail = style({
  fontSize: fontSize.note,
  lineHeight: lineHeight.note,
  color: vars.text.tertiary,
  fontVariantNumeric: 'tabular-nums',
})
export const amount = style({
  ...besideEnd,
  flex: 'none',
  fontSize: fontSize.work,
  lineHeight: lineHeight.work,
  fontWeight: fontWeight.heading,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
})
/** A notice that turns out to have nothing to say leaves no gap. */
export const more = style({ selectors: { '&:not(:empty)': { paddingTop: space[2] } } })
