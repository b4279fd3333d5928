import { style } from '@vanilla-extract/css'

export const picker = style({ display: 'grid', gap: '4px', minWidth: 0, containerType: 'inline-size' })
export const levels = style({
  display: 'grid',
  gap: '16px',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@container': { '(min-width: 620px)': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
})
