import { style } from '@vanilla-extract/css'
import { border, controlHeight, fontSize, fontWeight, lineHeight, rem, vars } from '@seberang/tokens'
import { forced } from '../../styles/forced.ts'

export const avatar = style({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  width: rem(controlHeight.small),
  height: rem(controlHeight.small),
  borderRadius: '50%',
  background: vars.tone.brand.soft,
  color: vars.tone.brand.text,
  fontSize: fontSize.note,
  lineHeight: lineHeight.dense,
  fontWeight: fontWeight.bold,
  '@media': {
    [forced]: { outline: `${border.hairline} solid CanvasText`, outlineOffset: `-${border.hairline}` },
  },
})
