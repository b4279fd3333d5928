const angles = { across: '90deg', down: '180deg' } as const

/** A dashed line as a background: it marks what is still ahead. Gaps are as long as the dashes. */
export const dashes = (direction: keyof typeof angles, color: string, length: string): string =>
  `repeating-linear-gradient(${angles[direction]}, ${color} 0 ${length}, transparent ${length} calc(2 * ${length}))`
