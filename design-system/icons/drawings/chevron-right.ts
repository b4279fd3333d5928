import type { Line } from '../line.ts'

export const drawing: Line = 'M9 18l6-6-6-6'
