import { style } from '@vanilla-extract/css'
import { tabular } from '../../styles/typography.ts'

export const weight = style({ ...tabular, whiteSpace: 'nowrap' })
