import type { Line } from '../line.ts'

export const drawing: Line = 'M18 6 6 18M6 6l12 12'
