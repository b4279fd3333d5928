import type { Line } from '../line.ts'

export const drawing: Line = 'M15 18l-6-6 6-6'
