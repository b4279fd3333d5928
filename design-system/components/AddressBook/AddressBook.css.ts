import { style } from '@vanilla-extract/css'
import { border, controlHeight, space, vars, width } from '@seberang/tokens'

export { radio } from '../RadioGroup/RadioGroup.css.ts'

export const entry = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  justifyContent: 'flex-end',
  gap: `0 ${space[3]}`,
  paddingBlock: space[3],
  selectors: { '& + &': { borderTop: `${border.hairline} solid ${vars.border.subtle}` } },
})
export const textBlock = style({ flex: `1 1 ${width.sentence}`, minWidth: 0 })
export const choice = style({
  flex: `1 1 ${width.sentence}`,
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[3],
  minWidth: 0,
  minHeight: controlHeight.touch,
  cursor: 'pointer',
})
export const actions = style({ display: 'flex', gap: space[6] })
