import type { Line } from '../line.ts'

export const drawing: Line = 'M18 15l-6-6-6 6'
