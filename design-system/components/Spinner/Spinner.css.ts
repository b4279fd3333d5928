import { keyframes, style } from '@vanilla-extract/css'
import { duration } from '@seberang/tokens'

const turn = keyframes({ to: { transform: 'rotate(360deg)' } })

export const spinner = style({ flex: 'none', animation: `${turn} ${duration.spin} linear infinite` })
