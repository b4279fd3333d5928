import type { Line } from '../line.ts'

export const drawing: Line = 'M5 12h14'
