import { style } from '@vanilla-extract/css'
import { fontWeight, radius, vars } from '@seberang/tokens'
import { forcedEdge } from '../../styles/focus.ts'
import { soft, toneText } from '../../styles/tones.css.ts'

export const notice = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: '12px',
  padding: '12px 16px',
  ...forcedEdge,
  borderRadius: radius.control,
  background: soft,
  color: vars.text.primary,
  minWidth: 0,
})
export const icon = style({ flex: 'none', color: toneText })
export const body = style({ flex: 1, minWidth: 0, overflowWrap: 'anywhere', textWrap: 'pretty' })
export const title = style({ fontWeight: fontWeight.heading })
export const action = style({ marginTop: '8px' })
export const close = style({ margin: '-6px -8px -6px 0' })
