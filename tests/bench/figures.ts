/** What a measurement says, on one line. */
export interface Figure {
  name: string
  figure: string
}

/** The value that a share of the values does not exceed. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

/** The median: one slow round on a busy machine does not count. */
export const middleOf = (values: readonly number[]) => percentile(values, 0.5)
