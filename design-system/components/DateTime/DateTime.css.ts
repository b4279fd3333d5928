import { style } from '@vanilla-extract/css'
import { tabular } from '../../styles/typography.ts'

export const dateTime = style(tabular)
/** A date may break before its time, never within either. */
export const part = style({ whiteSpace: 'nowrap' })
