import type { Line } from '../line.ts'

export const drawing: Line = 'M4 5h16M4 12h16M4 19h16'
