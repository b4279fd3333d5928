import type { Line } from '../line.ts'

export const drawing: Line = 'M2 5h20M6 12h12M9 19h6'
