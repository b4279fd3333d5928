import { style } from '@vanilla-extract/css'

/** The boxes take what the button beside them leaves. */
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: '4px',
})
