import type { Line } from '../line.ts'

export const drawing: Line = 'M2 12a10 10 0 1 0 20 0a10 10 0 1 0-20 0zM16 9l-5.5 5.5L8 12'
