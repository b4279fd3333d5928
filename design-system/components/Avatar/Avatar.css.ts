import { style, styleVariants } from '@vanilla-extract/css'
import {
  border,
  controlHeight,
  fontSize,
  fontWeight,
  lineHeight,
  pictureSize,
  radius,
  rem,
  vars,
} from '@seberang/tokens'
import { forced } from '../../styles/forced.ts'

const avatar = style({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  borderRadius: radius.full,
  background: vars.tone.brand.soft,
  color: vars.tone.brand.text,
  lineHeight: lineHeight.dense,
  fontWeight: fontWeight.bold,
  '@media': {
    [forced]: { outline: `${border.hairline} solid CanvasText`, outlineOffset: `-${border.hairline}` },
  },
})
export const sizes = styleVariants(
  {
    small: { side: rem(controlHeight.small), text: fontSize.note },
    large: { side: rem(pictureSize.large), text: fontSize.total },
  },
  ({ side, text }) => [avatar, { width: side, height: side, fontSize: text }],
)
export const photo = style({ width: '100%', height: '100%', borderRadius: radius.full, objectFit: 'cover' })
