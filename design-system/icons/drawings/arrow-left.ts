import type { Line } from '../line.ts'

export const drawing: Line = 'M12 19l-7-7 7-7M19 12H5'
