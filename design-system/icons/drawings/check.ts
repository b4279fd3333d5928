import type { Line } from '../line.ts'

export const drawing: Line = 'M20 6 9 17l-5-5'
