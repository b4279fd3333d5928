import { style } from '@vanilla-extract/css'
import { visuallyHidden } from '../../styles/focus.ts'

export const hidden = style(visuallyHidden)
