import type { Line } from '../line.ts'

export const drawing: Line = 'M12 6v16M19 13l2-1a9 9 0 0 1-18 0l2 1M9 11h6M10 4a2 2 0 1 0 4 0a2 2 0 1 0-4 0z'
