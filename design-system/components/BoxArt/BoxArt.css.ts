import { style, styleVariants } from '@vanilla-extract/css'
import { pictureSize } from '@seberang/tokens'

const drawing = style({ flex: 'none', display: 'inline-block', verticalAlign: 'middle' })
export const sizes = styleVariants(
  { small: pictureSize.medium, medium: pictureSize.large, large: pictureSize.hero },
  (side) => [drawing, { width: side, height: side }],
)
