import { style, styleVariants } from '@vanilla-extract/css'

const drawing = style({ flex: 'none', display: 'inline-block', verticalAlign: 'middle' })
export const sizes = styleVariants({ small: '40px', medium: '64px', large: '96px' }, (side) => [
  drawing,
  { width: side, height: side },
])
