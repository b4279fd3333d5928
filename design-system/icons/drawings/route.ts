import type { Line } from '../line.ts'

export const drawing: Line =
  'M9 5h8.5a1 1 0 010 7h-11a1 1 0 000 7H15M15 19a3 3 0 1 0 6 0a3 3 0 1 0-6 0zM3 5a3 3 0 1 0 6 0a3 3 0 1 0-6 0z'
