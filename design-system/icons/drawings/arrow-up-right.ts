import type { Line } from '../line.ts'

export const drawing: Line = 'M7 7h10v10M7 17 17 7'
