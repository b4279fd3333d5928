import type { Line } from '../line.ts'

export const drawing: Line = 'M17 7 7 17M17 17H7V7'
