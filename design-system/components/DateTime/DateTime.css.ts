import { style } from '@vanilla-extract/css'
import { tabular } from '../../styles/typography.ts'

export const dateTime = style(tabular)
/** May break between date and time, never within either. */
export const part = style({ whiteSpace: 'nowrap' })
