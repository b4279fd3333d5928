import type { Line } from '../line.ts'

export const drawing: Line = 'M6 9l6 6 6-6'
